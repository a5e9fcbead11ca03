# Первый экран.
home-for-norenberc = для настольной игры «Нюрнберг»
home-table = За столом
home-table-about = Помощник в настоящей партии: фавориты, доход, итоговый счёт
home-play = Играть
home-play-about = Против ботов или компанией за одним экраном
home-rules = Правила
home-rules-about = Спросите своими словами или найдите сами
home-past = Прошлые партии
home-past-about = Результаты и кто как играет
home-overview = Как играть
home-overview-about = Правила за пять минут
home-glossary = Четыре языка
home-glossary-about = Как что называется в каждом издании
