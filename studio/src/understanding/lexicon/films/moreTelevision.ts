import { sketches } from '../sketches.ts'

export const MORE_TELEVISION = sketches(`
# Game of Thrones | A Song of Ice and Fire
Jaime Lannister: a handsome man with golden hair, a short beard, gold armour, a white cloak, in a castle
Brienne of Tarth: a broad woman with short blonde hair, steel armour, holding a sword, in a castle
Bran Stark: a teenage boy with brown hair, a grey fur cloak, in a snowy forest
Robb Stark: a young man with curly auburn hair, a beard, a fur cloak, with a wolf, in the hills
Catelyn Stark: a woman with long auburn hair, a blue dress, in a castle
Joffrey Baratheon: a cruel teenage king with blonde hair, a gold crown, a red tunic, in a throne room
Robert Baratheon: a fat king with black hair, a black beard, a gold crown, holding a mug, in a castle
Stannis Baratheon: a stern balding man with a short beard, black armour, by the sea
Melisandre: a woman with long red hair, red eyes, a red hooded cloak, a ruby necklace, in snow at night
The Hound | Sandor Clegane: a huge scarred man with long dark hair, armour, in the mountains
Khal Drogo: a broad man with a very long black braid, a braided beard, blue face paint, bare chest, in a desert
Night King: an undead king with blue skin, blue eyes, a horned head, black armour, in snow at night
Tywin Lannister: an old stern man with golden sideburns, a red cloak, in a throne room
Varys: a bald plump man with a purple robe, in a castle at night
Littlefinger | Petyr Baelish: a man with dark hair, a goatee, a black robe, in a castle
Margaery Tyrell: a smiling young woman with long brown hair, a gold rose crown, a green gown, in a garden
Oberyn Martell: a smiling man with short black hair, a goatee, an orange robe, holding a spear, in an arena
Ygritte: a young woman with long red hair, a fur coat, holding a bow, in snow
Samwell Tarly: a fat young man with dark hair, a black fur cloak, holding a book, in a library
Jorah Mormont: a man with short blonde hair, stubble, a yellow tunic, armour, in a desert
Grey Worm: a stern young man with dark skin, a buzz cut, a black helmet, holding a spear, in a desert
Missandei: a young Black woman with curly hair, a blue dress, in a palace
Davos Seaworth: an old man with grey hair, a grey beard, a brown coat, on a ship
Hodor: a huge smiling man with grey hair, a brown tunic, in snow
Rhaenyra Targaryen: a woman with long platinum hair, a black and red gown, in a castle
Daemon Targaryen: a stern man with long platinum hair, black armour, in a throne room
Alicent Hightower: a woman with auburn hair, a gold crown, a green gown, in a castle
# The Witcher
Jaskier | Dandelion | Lutik: a smiling man with brown hair, a feathered cap, a purple doublet, holding a lute, in a tavern
Vesemir: an old man with grey hair, a moustache, leather armour, in a castle in snow
Triss Merigold: a smiling woman with a red bun, a green gown, in a city
# The Walking Dead
Rick Grimes: a stern man with curly brown hair, a beard, a hat, a tan shirt, holding a revolver, in a forest
Daryl Dixon: a man with long messy brown hair, a goatee, a black leather vest, holding a crossbow, in a forest
Michonne: a stern Black woman with dreadlocks, a headband, a brown vest, holding a katana, among ruins
Negan: a grinning man with slicked black hair, a grey beard, a black leather jacket, holding a club, at night
# Breaking Bad
Gus Fring: a calm Black man with glasses, a yellow shirt, a tie, in a restaurant
Mike Ehrmantraut: an old bald stern man with a black jacket, in a desert
Hank Schrader: a broad bald man with a goatee, a polo shirt, in a desert
Skyler White: a stern woman with blonde hair, a blue cardigan, in a house
# Stranger Things
Mike Wheeler: a teenage boy with a black bowl cut, a striped polo shirt, in a forest at night
Will Byers: a boy with a brown bowl cut, a plaid shirt, in a forest at night
Lucas Sinclair: a Black teenage boy with a camouflage bandana, a jacket, in a street
Max Mayfield: a teenage girl with long red hair, freckles, a green hoodie, in a street at night
Eddie Munson: a grinning young man with long curly dark hair, a denim vest, holding a guitar, at night
Joyce Byers: a worried woman with brown hair, a green parka, holding an axe, in a house
Nancy Wheeler: a young woman with curly brown hair, a pink sweater, holding a rifle, in a forest
Robin Buckley: a young woman with short blonde hair, freckles, a uniform, in a shop
Vecna: an undead man with no nose, red skin, at night with red lightning
Demogorgon: a thin alien with a flower head, grey skin, in a forest at night
# Doctor Who
First Doctor: an old man with long white hair, a black cloak, a black cap, holding a cane, in space
Second Doctor: a grinning man with a black bowl cut, a black coat, a bow tie, holding a flute, in space
Third Doctor: a man with curly white hair, a purple jacket, a shirt, in a laboratory
Fifth Doctor: a young man with blonde hair, a cream coat, a straw hat, in a field
Sixth Doctor: a stern man with curly blonde hair, an orange and yellow coat, in space
Seventh Doctor: a small man with a white panama hat, a cream jacket, holding an umbrella, in space
Eighth Doctor: a man with brown curls, a green coat, in space
Ninth Doctor: a grinning man with a buzz cut, a black leather jacket, in a city at night
Eleventh Doctor: a young man with brown hair, a jacket, a red bow tie, holding a wrench, in space
Twelfth Doctor: an old stern man with curly grey hair, a navy coat lined with red, in space
Rose Tyler: a smiling young woman with blonde hair, a pink hoodie, in a city
Dalek: a bronze robot, in a city
Cyberman: a robot with silver steel skin, in a city at night
Missy: a grinning woman with a dark bun, a black hat, a purple dress, holding an umbrella, in a graveyard
The Master of Time: a stern man with slicked black hair, a goatee, a black suit, in space
Amy Pond: a smiling young woman with long ginger hair, a red hoodie, in a village
Weeping Angel: a grey stone woman angel with wings, grey skin, a grey gown, in a graveyard at night
# The X-Files
Walter Skinner: a stern bald man with glasses, a white shirt, a tie, in an office
Cigarette Smoking Man: an old man with grey hair, a black coat, a cigarette, in an office at night
# Twin Peaks
Laura Palmer: a smiling young woman with blonde curls, a tiara, a blue dress, in a room
Log Lady: a woman with red glasses, brown hair, a brown cardigan, in a forest
Audrey Horne: a young woman with a black bob, a red sweater, in a red room
# Friends
Monica Geller: a smiling woman with black hair, a red sweater, in a kitchen
Phoebe Buffay: a smiling woman with long blonde hair, a dress, holding a guitar, in a café
Joey Tribbiani: a grinning man with black hair, a brown jacket, in a café
Chandler Bing: a smiling man with brown hair, a grey vest, in a café
# Seinfeld
Jerry Seinfeld: a smiling man with black hair, a white shirt, in an apartment
Kramer | Cosmo Kramer: a man with upright curly brown hair, a floral shirt, in an apartment
Elaine Benes: a woman with curly brown hair, a black jacket, in a café
George Costanza: a plump bald man with glasses, a plaid shirt, in a café
# The Office
Jim Halpert: a man with tousled brown hair, a blue shirt, a tie, in an office
Pam Beesly: a woman with curly brown hair, a pink cardigan, in an office
David Brent: a grinning man with a goatee, a grey suit, in an office
# The Big Bang Theory
Leonard Hofstadter: a man with curly brown hair, glasses, a green jacket, in a room
Penny: a smiling woman with long blonde hair, a tank top, in a kitchen
Howard Wolowitz: a man with a brown bowl cut, a turtleneck in red, in a laboratory
Raj Koothrappali: an Indian man with black hair, a sweater vest, in a room
Amy Farrah Fowler: a woman with long brown hair, glasses, a brown cardigan, in a laboratory
# How I Met Your Mother
Barney Stinson: a grinning man with blonde hair, a navy suit, in a bar
# Arrested Development
Tobias Fünke: a bald man with a moustache, glasses, denim shorts, blue skin, in a house
# Cheers
Norm Peterson: a fat man with curly hair, a grey suit, holding a beer, in a bar
Frasier Crane: a bald man with a brown suit, in an apartment
# The Golden Girls
Sophia Petrillo: an old small woman with curly white hair, huge glasses, a blue cardigan, in a kitchen
Dorothy Zbornak: an old woman with short grey hair, a vest, in a kitchen
Blanche Devereaux: a smiling woman with curly auburn hair, a pink dress, in a house
# I Love Lucy
Lucy Ricardo: a surprised woman with curly red hair, a polka dot blue dress, in a kitchen
# Bewitched
Samantha Stephens: a smiling witch with blonde hair, a pink dress, in a house
# I Dream of Jeannie
Jeannie | I Dream of Jeannie: a smiling woman with a blonde ponytail, a pink veil, a pink crop top, in a room
# The Twilight Zone
Rod Serling: a man with slicked black hair, a black suit, a cigarette, among the stars
# Happy Days
Fonzie | The Fonz: a grinning man with slicked black hair, a brown leather jacket, in a diner
# The A-Team
B. A. Baracus: a stern broad Black man with a mohawk, a beard, gold chains, denim overalls, in a city
Hannibal Smith: a grinning old man with white hair, a cigar, a jacket in tan, in a jungle
# Knight Rider
Michael Knight: a man with curly brown hair, a black leather jacket, in a city at night
# Baywatch
Mitch Buchannon: a tanned man with curly hair, a red tank top, on a beach
# Magnum, P.I.
Thomas Magnum: a smiling man with a big brown moustache, a blue cap, a red floral shirt, on a beach
# Miami Vice
Sonny Crockett: a man with blonde hair, stubble, a white suit, a turquoise t-shirt, sunglasses, on a beach
# Kojak
Kojak: a bald man with a brown hat, a grey suit, a lollipop, in a city
# The Incredible Hulk
Bruce Banner: a sad man with brown hair, a purple shirt, in a laboratory
# Lost
John Locke of the Island: a bald man with a scar, stubble, a green shirt, holding a knife, in a jungle
Hurley | Hugo Reyes: a fat man with long curly hair, a beard, a green t-shirt, on a beach
# Dexter
Dexter Morgan: a man with short brown hair, a beige shirt, in a laboratory at night
# Sherlock
Jim Moriarty: a grinning man with slicked black hair, a grey suit, a crown, in a palace
# Downton Abbey
Violet Crawley | Dowager Countess: an old stern woman with a purple hat, a white bun, a lavender gown, holding a cane, in a palace
Mr. Carson: an old stern butler with white hair, a black tailcoat, in a castle
Lady Mary Crawley: a pale woman with a dark bob, a black gown, a tiara, in a palace
# Bridgerton
Daphne Bridgerton: a young woman with an auburn bun, a tiara, a sky blue gown, in a ballroom
Duke of Hastings | Simon Basset: a stern handsome Black man with short hair, a red tailcoat, in a ballroom
Queen Charlotte: a proud Black queen with a white curly wig, a crown, a gold gown, in a palace
Lady Whistledown | Penelope Featherington: a plump young woman with red curls, a yellow gown, in a room
# The Crown
Princess Margaret: a woman with a dark bun, a tiara, a white gown, holding a cigarette, in a palace
# Wednesday
Enid Sinclair: a smiling teenage girl with short blonde hair with pink, a pink sweater, in a school bedroom
Larissa Weems: a woman with a platinum bun, a white dress, red lips, in an office
# Money Heist | La casa de papel
The Professor: a man with glasses, a beard, black hair, a suit, in an office
Tokyo: a woman with a black bob, a red jumpsuit, in a bank
Berlin: a grinning man with slicked black hair, a red jumpsuit, in a bank
# Squid Game | 오징어 게임
Seong Gi-hun | 성기훈: a worried Korean man with black hair, a green tracksuit
Front Man: a man in a black mask, a black hood, a charcoal coat, in a room
Pink Guard: a man in a black mask, a magenta hood, a magenta jumpsuit
Young-hee Doll: a girl with black pigtails, a yellow t-shirt, an orange dress, in a field
# Dark
Jonas Kahnwald: a young man with messy blonde hair, a yellow raincoat, in a forest, rainy sky
# Ozark
Ruth Langmore: a small woman with short curly blonde hair, a tank top, by a lake
# Succession
Logan Roy: an old stern man with white hair, a white beard, a cardigan, in an office
# Narcos
Pablo Escobar: a plump Colombian man with curly black hair, a black moustache, a blue sweater, in a garden
# Orange Is the New Black
Suzanne Warren: a Black woman with bantu knots, big eyes, a beige uniform, in a prison
# The Good Place
Janet: a smiling woman with long brown hair, a purple vest, in a garden
Eleanor Shellstrop: a smiling woman with long blonde hair, a striped shirt, in a garden
# Community
Abed Nadir: a thin man with black hair, a hoodie, in a library
# Parks and Recreation
April Ludgate: a stern young woman with long black hair, a grey hoodie, in an office
Andy Dwyer: a grinning broad man with brown hair, a plaid shirt, holding a guitar, in a park
# 30 Rock
Liz Lemon: a woman with brown hair, glasses, a grey cardigan, in an office
Jack Donaghy: a stern man with slicked dark hair, a tuxedo, in an office
# Gilmore Girls
Lorelai Gilmore: a smiling woman with long dark hair, a denim jacket, holding a coffee cup, in a café
Rory Gilmore: a young woman with long brown hair, a school uniform, holding a book, in a library
# Sex and the City
Carrie Bradshaw: a smiling woman with long curly blonde hair, a white tutu, a pink tank top, in a city
Samantha Jones: a smiling woman with blonde hair, a yellow suit, in a city
# Ugly Betty
Betty Suarez: a smiling Latina woman with black bangs, red glasses, braces, a red poncho, in an office
# Emily in Paris
Emily Cooper: a smiling young woman with long brown hair, a red beret, a checked coat, in a city
# Euphoria
Rue Bennett: a tired young Black woman with curly hair, a maroon hoodie, at night
Jules Vaughn: a young woman with long blonde hair with pink, makeup, a mint t-shirt, in a neon street at night
# Sesame Street
Big Bird: a huge yellow duck bird, smiling, in a city street
Elmo: a red furry monster with an orange nose, smiling, in a street
Cookie Monster: a blue furry bear monster, in a street
Oscar the Grouch: a stern green furry monster, in a street
Bert: a stern man with yellow skin, upright black hair, one eyebrow, an orange striped sweater, in a house
Ernie: a smiling man with orange skin, messy black hair, a red nose, a striped sweater in blue, in a house
Count von Count: a vampire with violet skin, black hair, a goatee, a monocle, a green cape, in a castle at night
# The Muppets
Kermit the Frog | Kermit: a green frog, smiling, in a swamp
Miss Piggy: a pink pig with long blonde hair, earrings, a lavender gown, on a stage
Fozzie Bear: an orange bear with a brown hat, a pink tie, on a stage
Gonzo: a blue alien with a long hooked nose, a suit, on a stage
Animal: a wild red-haired monster with orange fur, drums, on a stage
Swedish Chef: a man with a chef hat, a ginger moustache, an apron, in a kitchen
Statler | Waldorf: an old stern man with white hair, a moustache, a brown suit, in a theatre
# Teletubbies
Tinky Winky: a purple alien, smiling, in the hills
Laa-Laa: a yellow alien, smiling, in the hills
Po: a small red alien, smiling, in the hills
# Barney & Friends
Barney the Dinosaur: a smiling purple lizard, in a garden
# Power Rangers
Red Ranger: a superhero with a red full helmet, a red bodysuit, in a desert
Pink Ranger: a superhero woman with a pink full helmet, a pink bodysuit, in a park
Green Ranger: a superhero with a green full helmet, a gold shield, a green bodysuit, in a city
Rita Repulsa: a grinning witch woman with a horned headdress, a brown robe, holding a staff
# Ultraman
Ultraman | ウルトラマン: a giant alien with silver and red skin, gold eyes, in a city
# Kamen Rider
Kamen Rider | 仮面ライダー: an insect man with a green helmet, red eyes, a red scarf, black armour, on a cliff
# Blackadder
Edmund Blackadder: a sly man with black hair, a goatee, a white ruff, a black doublet, an earring, in a castle
Baldrick: a small man with a brown cap, rags, in a kitchen
# Fawlty Towers
Basil Fawlty: a stern man with a moustache, a jacket, in a hotel
# Only Fools and Horses
Del Boy: a grinning man with a flat cap, a sheepskin coat, a gold chain, in a market
# Absolutely Fabulous
Patsy Stone: a woman with a blonde beehive bun, a black jacket, a cigarette, in a city
# Red Dwarf
Kryten: a robot with a square pink head, black armour, in a spaceship
# Father Ted
Father Ted: a priest with white hair, a black shirt, in a house
# Inspector Morse
Inspector Morse: a man with white hair, a grey suit, in an old town
# Inspector Montalbano
Salvo Montalbano: a bald stern man with a white shirt, by the sea
# Derrick
Derrick: an old man with glasses, slicked hair, a beige trench coat, in a city
# Captain Future
Captain Future: a man with red hair, a white spacesuit, in space
# ALF
Alf: a furry alien with brown fur, a long nose, in a kitchen
# El Chavo del Ocho
El Chavo | El Chavo del Ocho: a boy with freckles, a green checked cap, a brown striped t-shirt, in a courtyard
La Chilindrina: a girl with freckles, glasses, pigtails, a green dress, in a courtyard
# El Chapulín Colorado
El Chapulín Colorado: a man with a red hood with antennae, a red bodysuit, holding a hammer, in a street
# Diriliş: Ertuğrul
Ertuğrul: a stern Turkish man with long brown hair, a beard, a fur hat, leather armour, holding a sword, in the hills
# Magnificent Century
Hürrem Sultan | Roxelana: a woman with long red hair, a tiara crown, an emerald gown, in a palace
# Seventeen Moments of Spring
Stierlitz | Штирлиц: a stern man with short brown hair, a black uniform, in an office
`)
