ask-nothing = No article fits this question. Ask about the rules of Norenberc, one thing at a time, such as “Who goes first?” or “How many goods may I buy?”, or browse the list with guildhall rules.
