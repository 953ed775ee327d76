import { sketches } from '../sketches.ts'

export const MORE_ANIME = sketches(`
# Doraemon | ドラえもん
Doraemon | ドラえもん | 哆啦A夢 | 哆啦A梦 | 도라에몽 | Дораэмон | دورايمون: a round smiling cat robot with blue skin, a red collar, in a bedroom
Nobita Nobi | Nobita | 野比のび太 | のび太 | 大雄: a boy with black hair, round glasses, a yellow polo shirt, in a classroom
Shizuka Minamoto | しずかちゃん | 静香: a girl with brown pigtails, a pink dress, in a garden
Gian | Takeshi Goda | ジャイアン | 胖虎: a broad stern boy with a buzz cut, an orange sweater, in a street
# Anpanman
Anpanman | アンパンマン: a round smiling man with brown skin, a red nose, a red superhero suit, a brown cape, in the sky
# Crayon Shin-chan | クレヨンしんちゃん
Shin-chan | Shinnosuke Nohara | しんちゃん | 蜡笔小新: a grinning boy with a black buzz cut, a red t-shirt, yellow shorts, in a house
# Sazae-san | サザエさん
Sazae-san | サザエさん: a smiling Japanese woman with three curls of black hair, an orange shirt, in a house
# Chibi Maruko-chan
Chibi Maruko-chan | ちびまる子ちゃん: a girl with a black bob, a white blouse, a red dress, in a classroom
# Dragon Ball | ドラゴンボール | 七龍珠
Piccolo | ピッコロ: a stern alien with green skin, a white turban, a white cape, a purple tunic, in a desert
Gohan | 孫悟飯: a young man with spiky black hair, an orange tunic, in the mountains
Krillin | クリリン: a small bald man with dots on the forehead, an orange tunic, on an island
Frieza | フリーザ: a cruel alien with white skin, purple head, red eyes, in space
Master Roshi | 亀仙人: an old bald man with a white beard, sunglasses, an orange tunic, holding a staff, on a beach
Trunks | トランクス: a young man with purple hair, a blue jacket, holding a sword, in ruins
Cell: a green alien insect with wings, orange skin, in an arena
Majin Buu | 魔人ブウ: a fat alien with pink skin, a purple cape, white trousers, in a desert
Android 18: a stern woman with a blonde bob, a denim jacket, in the mountains
Bardock: a scarred man with black spiky hair, a red headband, green armour, in space
Shenron | 神龍: a huge green dragon, stormy sky at night
# Naruto | NARUTO
Hinata Hyuga | 日向ヒナタ: a shy young woman with long navy hair, violet eyes, a lavender jacket, in a forest
Gaara | 我愛羅: a stern young man with short red hair, green eyes, a red scar, a maroon coat, in a desert
Rock Lee | ロック・リー: a young man with a black bowl cut, a green bodysuit, in a forest
Itachi Uchiha | うちはイタチ: a stern young man with a long black ponytail, red eyes, a headband, a black cloak with red clouds, at night
Jiraiya | 自来也: a broad man with long spiky white hair, red face paint, a red coat, in the mountains
Tsunade | 綱手: a woman with blonde pigtails, a green jacket, in a village
Orochimaru | 大蛇丸: a pale man with long black hair, gold eyes, purple face paint, a white robe, in a cave
Shikamaru Nara: a young man with a black ponytail, a green vest, in a forest
# One Piece
Sanji | サンジ: a man with blonde hair over one eye, a goatee, a black suit, holding a cigarette, on a ship
Usopp | ウソップ: a man with curly black hair, a very long nose, brown overalls, on a ship
Nico Robin | ニコ・ロビン: a woman with long black hair, a purple dress, holding a book, on a ship
Tony Tony Chopper | Chopper | チョッパー: a small reindeer deer with brown fur, a pink top hat, antlers, on a ship
Franky: a broad robot man with blue hair, sunglasses, a red floral shirt, on a ship
Brook | ブルック: a skeleton with a black afro, a black top hat, a purple suit, holding a violin, on a ship
Portgas D. Ace | エース: a grinning man with freckles, an orange cowboy hat, a bare chest, on fire at night
Shanks | シャンクス: a man with red hair, scars, a white shirt, a black cape, by the sea
Trafalgar Law: a man with a white spotted hat, a goatee, a yellow hoodie, on a ship
Boa Hancock: a woman with long black hair, a red gown, earrings, on an island
Whitebeard | Edward Newgate: a giant with a white crescent moustache, a black bandana, a white coat, on a ship
Buggy the Clown: a clown with blue hair, a red nose, an orange hat, a striped shirt, on a ship
# Bleach
Ichigo Kurosaki | 黒崎一護: a stern young man with spiky orange hair, a black kimono, holding a sword, in a city
Rukia Kuchiki | 朽木ルキア: a young woman with short black hair, violet eyes, a black kimono, holding a katana, in a city at night
Renji Abarai: a man with a red ponytail, a tattooed face, a black kimono, in a city
Sosuke Aizen: a man with slicked brown hair, a white coat, in a desert at night
Kenpachi Zaraki: a grinning man with spiky black hair, an eye patch, scars, a white coat, holding a katana
# Hunter x Hunter
Gon Freecss: a smiling boy with spiky black hair, a green jacket, holding a fishing rod, in a forest
Killua Zoldyck: a boy with white spiky hair, blue eyes, a blue t-shirt, in a city at night
Kurapika: a young person with a blonde bob, a blue tabard tunic trimmed with gold, in a forest
Hisoka: a grinning man with red slicked hair, a star and a tear face paint, a white suit, in a forest
# Yu-Gi-Oh!
Yugi Mutou | Yami Yugi | 武藤遊戯: a young man with spiky black hair with blonde bangs, a navy uniform, a gold pendant, at night
Seto Kaiba: a stern young man with brown hair, a white coat, in a city
# Pokémon
Brock | タケシ: a man with spiky brown hair, narrow eyes, an orange shirt, a green vest, in the hills
Jessie of Team Rocket: a woman with long red hair, earrings, a white uniform, in a forest
James of Team Rocket: a man with blue hair, a white uniform, holding a rose, in a forest
Meowth | ニャース: a cream cat with a gold coin on the forehead, in a forest
Charizard | リザードン: an orange dragon with wings, at a volcano
Bulbasaur | フシギダネ: a teal frog lizard, in a meadow
Squirtle | ゼニガメ: a blue turtle, smiling, by the sea
Eevee | イーブイ: a brown fox with a cream collar, in a meadow
Mewtwo | ミュウツー: a stern alien cat with violet skin, in a laboratory
Jigglypuff | プリン: a pink alien with blue eyes, on a stage
Gengar | ゲンガー: a grinning ghost with purple skin, red eyes, at night
Snorlax | カビゴン: a huge bear with teal fur, in a forest
Lucario: a blue wolf with red eyes, in the mountains
Professor Oak: an old man with grey hair, a red shirt, a lab coat, in a laboratory
# Sailor Moon
Sailor Mercury | Ami Mizuno | 水野亜美: a young woman with short blue hair, a tiara, a blue dress, by the sea
Sailor Mars | Rei Hino | 火野レイ: a young woman with very long black hair, a tiara, a red dress, at a temple
Sailor Jupiter | Makoto Kino: a young woman with a brown ponytail, a tiara, a green dress, in a forest
Sailor Venus | Minako Aino: a smiling young woman with very long blonde hair, a red hair bow, an orange dress, in a city
Tuxedo Mask | タキシード仮面: a man with black hair, a white mask, a top hat, a tuxedo, a black cape, holding a red rose, at night
Luna the Cat: a black cat with a gold crescent, at night
Chibiusa: a small girl with pink pigtails, a pink dress, in a city
# Detective Conan | Case Closed
Conan Edogawa | Detective Conan | 江戸川コナン | 名探偵コナン | 柯南: a boy with black hair, big glasses, a blue suit, a red bow tie, in a city
# Inuyasha
Inuyasha | 犬夜叉: a man with very long silver hair, dog ears, gold eyes, a red kimono, holding a sword, in a forest
Kagome Higurashi: a young woman with long black hair, a green school uniform, holding a bow, in a forest
Sesshomaru: a stern man with very long white hair, a crescent, a white kimono, a fur, in a forest at night
# Ranma ½
Ranma Saotome: a young man with a black braid, a red tunic, in a garden
# Rurouni Kenshin
Himura Kenshin | 緋村剣心: a gentle man with a red ponytail, a scar, a red kimono, holding a katana, in a street
# Fullmetal Alchemist
Alphonse Elric: a robot in steel armour, a helmet, in a city
Roy Mustang: a man with black hair, a blue uniform, white gloves, in a city
Riza Hawkeye: a stern woman with a blonde bun, a blue uniform, holding a pistol, in an office
Winry Rockbell: a smiling young woman with a blonde ponytail, a black crop top, holding a wrench, in a workshop
# Code Geass
Lelouch vi Britannia: a stern young man with black hair, violet eyes, a black suit, a black cape, in a castle at night
C.C.: a stern woman with long green hair, gold eyes, a white bodysuit, at night
# Fate
Saber | Artoria Pendragon: a young woman with a blonde bun, green eyes, silver armour, a blue dress, holding a sword, in a castle
Gilgamesh: a proud man with short golden hair, red eyes, gold armour, in a city at night
# Tokyo Ghoul
Ken Kaneki | 金木研: a pale young man with white hair, an eye patch, a black mask, a black coat, in a city at night
# Jujutsu Kaisen
Yuji Itadori | 虎杖悠仁: a young man with short pink hair, a black uniform, a red hood, in a city
Satoru Gojo | 五条悟: a grinning man with upright white hair, a black blindfold, a black uniform, in a city
Megumi Fushiguro | 伏黒恵: a stern young man with spiky black hair, a navy uniform, at night
Nobara Kugisaki: a young woman with an orange bob, a black uniform, holding a hammer, in a city
Ryomen Sukuna: a grinning man with pink hair, black face tattoos, red eyes, a white kimono, among ruins at night
# Chainsaw Man
Denji | デンジ: a grinning young man with messy blonde hair, sharp teeth, a white shirt, a black tie, in a city
Makima | マキマ: a calm woman with a red braid, gold eyes, a white shirt, a black tie, in an office
Power | パワー: a grinning woman with long blonde hair, red horns, a blue jacket, in a city
# Demon Slayer
Zenitsu Agatsuma | 我妻善逸: a scared young man with a yellow bob, a yellow kimono, holding a katana, in a forest at night
Inosuke Hashibira | 嘴平伊之助: a fierce boar pig with a bare chest, holding two swords, in the mountains
Giyu Tomioka | 冨岡義勇: a stern man with a black ponytail, a red and green kimono, holding a katana, in snow
Kyojuro Rengoku | 煉獄杏寿郎: a grinning man with long yellow and red hair, gold eyes, a white cape, holding a katana, on fire at night
Shinobu Kocho: a smiling woman with black hair, purple eyes, a butterfly, a white kimono, in a garden at night
Muzan Kibutsuji: a pale man with curly black hair, red eyes, a white fedora, a black suit, in a city at night
# My Hero Academia
Katsuki Bakugo | 爆豪勝己: a furious young man with spiky blonde hair, a black mask, a black tank top, in a city
Shoto Todoroki | 轟焦凍: a young man with white and red hair, a scar, a blue bodysuit, in ice
Ochaco Uraraka: a smiling young woman with a brown bob, a pink bodysuit, in a city
Tomura Shigaraki: a thin young man with pale blue hair, a hand mask, a black coat, among ruins
# Haikyuu!!
Shoyo Hinata: a grinning boy with spiky orange hair, a black and orange jersey, in a gym
Tobio Kageyama: a stern young man with black hair, a black tracksuit, in a gym
# Slam Dunk
Hanamichi Sakuragi | 桜木花道: a grinning young man with a red buzz cut, a red jersey, in a gym
# Captain Tsubasa
Tsubasa Ozora | Oliver Atom | 大空翼: a boy with spiky black hair, a white jersey, in a stadium
# Saint Seiya
Pegasus Seiya | 星矢: a young man with spiky brown hair, a silver helmet, silver armour, among the stars
# Fist of the North Star
Kenshiro | ケンシロウ: a stern broad man with spiky dark hair, scars, a blue leather vest, in a wasteland desert
# City Hunter
Ryo Saeba: a grinning man with black hair, a blue jacket, a red t-shirt, in a city at night
# Mobile Suit Gundam
Amuro Ray: a young man with curly brown hair, a white uniform, in space
Char Aznable: a man with blonde hair, a silver helmet, a white mask, a red uniform, in space
Gundam: a white robot with a blue chest, a gold crown, in space
# Space Battleship Yamato
Captain Harlock: a one-eyed man with long brown hair, a scar, an eye patch, a black cape with a skull, in space
Maetel: a sad woman with very long blonde hair, a black fur hat, a black fur coat, among the stars
Lady Oscar | Rose of Versailles: a woman with long wavy blonde hair, a red uniform trimmed with gold, holding a sword, in a palace
Candy Candy: a smiling girl with blonde pigtails, freckles, a red dress, in a meadow
Grendizer | UFO Robot Grendizer: a stern robot with horns, red and black skin, in space
Mazinger Z: a robot with black and silver steel skin, a red chest, in the mountains
# Neon Genesis Evangelion
Misato Katsuragi: a woman with long purple hair, a red jacket, a black dress, in a city
Kaworu Nagisa: a pale smiling young man with white hair, red eyes, a white shirt, by a lake
Gendo Ikari: a stern man with glasses, a dark beard, a black uniform, gloves, in an office
# Death Note
Ryuk | リューク: a grinning undead demon with white face, spiky black hair, a black coat, wings, holding an apple, at night
Misa Amane: a young woman with blonde pigtails, a black dress, in a city
# Attack on Titan
Armin Arlert: a young man with a blonde bob, a tan jacket, by the sea
Erwin Smith: a stern man with slicked blonde hair, a green cloak
Hange Zoë: a grinning person with a brown ponytail, glasses, a tan jacket, in a forest
# Spy x Family
Loid Forger: a calm man with slicked blonde hair, a green suit, in a city
Yor Forger: a woman with long black hair, a gold headband, a black dress, holding a gold dagger, at night
# Frieren
Frieren | フリーレン: a calm elf with white pigtails, earrings, a white robe, holding a red staff, in a meadow
Fern: a young woman with long purple hair, a black coat, holding a staff, in a forest
# Puella Magi Madoka Magica
Madoka Kaname: a young girl with pink pigtails, a pink dress, holding a bow, in a city at night
Homura Akemi: a stern girl with long black hair, a hairband, a grey uniform, at night
# Re:Zero
Rem | レム: a maid with a short blue bob, a black dress, a white apron, in a castle
Emilia: an elf with long silver hair, violet eyes, a white dress, in snow
# Sword Art Online
Kirito | キリト: a young man with black hair, a black coat, holding two swords, in ruins
Asuna | アスナ: a young woman with long chestnut hair, a white and red tunic, holding a rapier, in a castle
# Mob Psycho 100
Shigeo Kageyama | Mob: a boy with a black bowl cut, a black uniform, in a city
# One-Punch Man
Genos: a robot man with spiky blonde hair, black eyes, a grey jacket, in a city
Tatsumaki: a small stern woman with curly green hair, a black dress, in the sky
# JoJo's Bizarre Adventure
Dio Brando: a grinning vampire with golden hair, a green headband, a gold jacket, at night
Giorno Giovanna: a young man with a golden braid, a pink suit, in a city
Joseph Joestar: a grinning man with brown hair, a green jacket, a scarf, in a desert
Josuke Higashikata: a young man with a black pompadour, a purple coat, in a town
# Berserk
Griffith: a man with long wavy white hair, blue eyes, white armour, at dawn
Casca: a stern woman with short black hair, brown skin, armour, holding a sword, on a battlefield
# Hellsing
Integra Hellsing: a stern woman with long platinum hair, glasses, tanned skin, a green suit, a cigar, in a castle
# Black Butler
Sebastian Michaelis: a smiling pale butler with black hair, red eyes, a black tailcoat, gloves, in a castle
Ciel Phantomhive: a boy with dark blue hair, an eye patch, a top hat, a blue coat, holding a cane, in a castle
# Studio Ghibli
Jiji: a small black cat with big eyes, in a bakery
Calcifer: a smiling fire with orange skin, flames, in a fireplace kitchen
Catbus: a grinning cat with brown fur, at night in a field
Satsuki Kusakabe: a girl with short brown hair, a yellow shirt, an orange skirt, in a meadow
Mei Kusakabe: a small girl with brown pigtails, a pink dress, in a meadow
Witch of the Waste: a very fat woman with a black hat, earrings, a black dress, a fur, in a city
Turnip Head: a smiling scarecrow with a top hat, a black tailcoat, in the hills
Arrietty: a small young woman with a brown ponytail, a red dress, in a garden
Moro: a huge white wolf, in a forest
Lady Eboshi: a stern woman with a black bun, a red hat, a blue kimono, in a forge
Pazu: a boy with brown hair, a goggles, a white shirt, a brown vest
Dola: an old stern pirate woman with pink braids, a red dress, in the sky
Jiro Horikoshi: a young man with round glasses, a white suit, a hat, in a meadow with clear sky
Mahito Maki: a boy with black hair, a scar, a school uniform, by a tower
# Akira
Tetsuo Shima: a stern teenage boy with spiky black hair, a red cape, a white tank top, in a city at night
# Your Name
Mitsuha Miyamizu | 宮水三葉: a young woman with black braids with a red ribbon, a school uniform, by a lake at dusk
Taki Tachibana: a young man with brown hair, a school uniform, in a city
# Perfect Blue
Paprika: a woman with short red hair, a red t-shirt, in a city at night
# Vocaloid
Hatsune Miku | 初音ミク | 初音未来: a young woman with very long turquoise pigtails, a grey shirt, a teal tie, on a stage at night
# Ghost in the Shell
Batou: a broad robot man with white buzz cut, a black jacket, in a city at night
# Vinland Saga
Thorfinn: a stern young man with messy blonde hair, stubble, a brown tunic, holding two daggers, by the sea
# Kingdom
Shin | 信: a young man with spiky brown hair, a blue headband, brown armour, holding a sword, on a battlefield
# Oshi no Ko
Ai Hoshino | 星野アイ: a smiling young woman with very long purple hair, a pink dress, on a stage
# Journey of Nezha
Ao Bing | 敖丙: a young man with long blue hair, horns, a white robe, by the sea
# Chinese animation
Big Head Son | 大头儿子: a boy with a round head, black hair, a blue shirt, in a house
Pleasant Goat | 喜羊羊: a white sheep with a blue collar, a smile, in a meadow
Big Big Wolf | 灰太狼: a grey wolf with an orange patched cap, a scar, in a castle
Calabash Brother | 葫芦娃: a boy with a green leaf headband, a gourd, a red vest, in the mountains
`)
