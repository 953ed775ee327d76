import { sketches } from '../sketches.ts'

export const MORE_COMICS = sketches(`
# DC Comics
Nightwing: a superhero with black hair, a black domino mask, a black bodysuit trimmed with blue, in a city at night
Batgirl | Barbara Gordon: a superhero woman with long red hair, a black cowl, a purple bodysuit, a yellow cape, in a city at night
Batwoman: a superhero woman with long red hair, a black cowl, a black bodysuit trimmed with red, in a city at night
Red Hood | Jason Todd: a man with a red full helmet, a brown leather jacket, in a city at night
Commissioner Gordon | Jim Gordon: a man with a grey moustache, glasses, a brown trench coat, in a city at night
Two-Face | Harvey Dent: a scarred man with black and white hair, a suit in black trimmed with white, holding a silver coin, in a city at night
Scarecrow | Jonathan Crane: a thin man with a mask, a straw hat, a brown coat, in a foggy field
Mr. Freeze: a bald man with blue skin, red goggles, a glass helmet, steel armour, in ice
Ra's al Ghul: a stern man with black hair with white streaks, a goatee, a green cloak, in a desert
Talia al Ghul: a woman with long brown hair, a black bodysuit, holding a sword, in the mountains
Killer Croc: a huge crocodile with green scales, in a sewer at night
Clayface: a huge golem with brown clay skin, in a theatre
Deathstroke: a one-eyed man with a mask in orange and black, navy armour, an eye patch, holding a sword, at night
Zatanna: a smiling woman with long black hair, a top hat, a black tailcoat, holding a wand, on a stage
Black Canary: a woman with long blonde hair, a black jacket, in a city at night
Green Arrow | Oliver Queen: a grinning archer with a blonde goatee, a green hood, a mask, holding a bow, in a city
Martian Manhunter: a bald alien with green skin, red eyes, a blue cape, in space
Shazam | Billy Batson: a grinning broad superhero with black hair, a red bodysuit trimmed with gold, a white cape, in a city
Black Adam: a stern broad man with black hair, a black bodysuit trimmed with gold, in a desert
Blue Beetle: a superhero with a blue insect armour, a mask, in a city
Hawkman: a man with a helmet, wings, a bare chest, holding a mace, in the sky
Hawkgirl: a woman with a mask, wings, a green tunic, holding a mace, in the sky
Raven: a pale young woman with purple hair, a blue hooded cloak, at night
Starfire: a smiling young woman with orange skin, very long red hair, green eyes, a purple dress, in space
Beast Boy: a grinning teenage boy with green skin, green hair, a purple bodysuit, in a city
Damian Wayne: a stern boy with black hair, a mask, a red tunic, a black hooded cape, at night
Darkseid: a huge stern alien with grey skin, red eyes, a blue helmet, in space with fire
General Zod: a stern man with black hair, a goatee, a black armour, in space
Doomsday: a huge undead monster with grey skin, bone spikes, in a city
Brainiac: a bald alien with green skin, dots, purple armour, in a spaceship
Jimmy Olsen: a grinning young man with red hair, freckles, a bow tie, a green jacket, holding a camera, in a city
Perry White: an old stern man with grey hair, a cigar, a white shirt, in an office
Swamp Thing: a huge tree man with green skin, red eyes, in a swamp
Etrigan: a demon with yellow skin, horns, a red tunic, a blue cape, with fire
Lobo: a grinning alien with white skin, black eye paint, long black hair, a black leather vest, holding a chain, in space
Sinestro: a stern alien with red skin, black hair, a thin moustache, a yellow bodysuit, in space
Peacemaker: a man with a chrome helmet, a red shirt with a dove, in a city
King Shark: a huge shark man, in a city
Bat-Mite: a tiny man with a black cowl, a grey bodysuit, in a city at night
Death of the Endless: a smiling pale young woman with wild black hair, a black tank top, in a city
Desire of the Endless: a grinning pale person with short black hair, gold eyes, a red suit, in a room
Lucifer of the Endless: a stern woman with curly golden hair, black wings, a white gown, in a castle
Bizarro: a broad man with white cracked skin, black hair, a blue bodysuit, a red cape, in a city
Captain Cold: a man with a blue fur hood parka, goggles, in snow
Reverse-Flash: a man with a yellow cowl, red eyes, a yellow bodysuit, in a city
Cheetah: a fierce leopard woman with long red hair, orange fur, in a jungle
Hippolyta: a queen with long blonde hair, a gold tiara, gold armour, on an island
Steve Trevor: a smiling man with blonde hair, a brown pilot jacket, in a battlefield
Mera: a woman with long red hair, a gold tiara, a green bodysuit, underwater
Black Manta: a man with a black diving helmet with red eyes, black armour, underwater
Ocean Master: a stern man with blonde hair, a silver mask crown, a purple cape, holding a trident, underwater
# Watchmen
Ozymandias: a proud man with blonde hair, a gold circlet, a purple tunic, in the arctic
Silk Spectre: a woman with long dark hair, a yellow and black bodysuit, in a city at night
Nite Owl: a man with a brown owl cowl, goggles, a brown armour, at night
The Comedian: a grinning man with a moustache, a scar, black leather armour, a cigar, in a city at night
# Marvel Comics
Mary Jane Watson: a smiling woman with long red hair, green eyes, a green t-shirt, in a city
Aunt May: an old smiling woman with a white bun, glasses, a lavender cardigan, in a kitchen
J. Jonah Jameson: a stern man with grey hair, a toothbrush moustache, a white shirt, a cigar, in an office
Doctor Octopus: a plump man with a brown bowl cut, dark glasses, a green coat, in a laboratory
Kingpin: a huge bald man with a white suit, a purple scarf, holding a cane, in an office
Mysterio: a man with a fishbowl helmet, a purple cape, a green bodysuit
Sandman: a stern broad man with short brown hair, a green striped shirt, on a beach
The Lizard: a green lizard with a torn white lab coat, in a laboratory
Electro: a man with a yellow mask, a green bodysuit, in a storm
Kraven the Hunter: a man with black hair, a moustache, a fur vest, holding a spear, in a jungle
Vulture: an old bald man with green wings, a fur collar, in the sky
Rhino: a huge man with grey armour, a horn, in a city
Carnage: a grinning red monster with white eyes, fangs, at night
Black Cat | Felicia Hardy: a woman with long white hair, a black domino mask, a black catsuit, at night
Spider-Man 2099: a man with a mask with red, a navy bodysuit, in a neon city
Spider-Man Noir: a man with a black fedora, goggles, a black mask, a black trench coat, in a rainy street at night
Nick Fury: a stern bald Black man with a goatee, an eye patch, a black leather coat, in an office
Vision: an android with red skin, a yellow gem, a green bodysuit, a yellow cape, in a city
Falcon: a smiling Black man with goggles, red wings, a red bodysuit, in the sky
Winter Soldier | Bucky Barnes: a stern man with long brown hair, stubble, a black mask, a metal arm, in snow
War Machine: a man with a grey full helmet, steel grey armour, in the sky
Wasp: a smiling woman with a brown bob, a yellow and black bodysuit, wings, in a garden
Quicksilver: a grinning young man with silver hair, a blue bodysuit, goggles, in a street
Shuri: a smiling young Black woman, white face paint dots, a white dress, in a laboratory
Okoye: a stern bald Black woman with a tattoo, a gold collar, red armour, holding a spear, in a savannah
Killmonger: a stern Black man with dreadlocks, gold armour, a vest, in ruins
Namor: a stern man with pointed ears, slicked black hair, a gold collar, green shorts, by the sea
Shang-Chi: a man with black hair, a red jacket, in a bamboo forest
Wong: a stern bald man with a maroon robe, in a library
Hela: a pale woman with long black hair, a black antler headdress, a green bodysuit, with fire at night
Ultron: a stern robot with silver steel skin, red eyes, in black armour, among ruins
Red Skull: a bald man with a red skull face, a black leather coat, in a castle
Baron Zemo: a man with a purple full mask, a gold fur-trimmed coat, at night
Korg: a broad rock golem with grey skin, in an arena
She-Hulk: a smiling tall woman with green skin, long dark green hair, a purple suit, in an office
Moon Knight: a man in a white hood, a white mask, a white cape, holding a crescent dagger, at night
Jessica Jones: a stern woman with long black hair, a black leather jacket, a scarf, in a city at night
Luke Cage: a broad bald Black man with a goatee, a yellow shirt, in a city
Iron Fist: a man with a yellow mask, a green tunic, a gold dragon, in a temple
Elektra: a woman with long black hair, a red scarf, a red dress, holding two daggers, on a rooftop at night
Beast: a huge blue furry man with glasses, a lab coat, in a laboratory
Nightcrawler: a smiling demon with blue skin, yellow eyes, a red tunic, in a church
Gambit: a grinning man with brown hair, red eyes, a headband, a brown trench coat, holding a staff, at night
Colossus: a huge man with steel skin, short black hair, a red and yellow vest, in snow
Kitty Pryde: a young woman with curly brown hair, a blue bodysuit, in a school
Psylocke: a woman with long purple hair, a red mark, a blue bodysuit, holding a katana, at night
Jubilee: a grinning young woman with short black hair, pink glasses, a yellow raincoat
Emma Frost: a proud woman with long platinum hair, a white cape, a white corset, in an office
Archangel | Angel: a man with blonde hair, white wings, a blue bodysuit, in the sky
Iceman: a smiling young man with ice blue skin, in snow
Cable: a stern old man with white hair, an eye, a metal arm, grey armour, in ruins
Domino: a woman with short black hair, a black eye patch mark, pale skin, a black bodysuit
Sabretooth: a fierce man with long blonde hair, sideburns, fangs, a brown fur coat, in snow
Apocalypse: a huge man with blue-grey skin, blue lips, dark blue armour, at the pyramids
Juggernaut: a huge man with a brown helmet, brown armour, in a city
Mister Fantastic | Reed Richards: a smiling man with brown hair with white temples, a blue bodysuit, in a laboratory
Invisible Woman | Sue Storm: a smiling woman with blonde hair, a blue bodysuit, in a city
Human Torch | Johnny Storm: a grinning young man with blonde flaming hair, a blue bodysuit, in the sky
The Thing | Ben Grimm: a huge golem with orange rock skin, blue shorts, in a city
Galactus: a giant with a purple horned helmet, purple armour, in space
Kang the Conqueror: a man with blue face, a green helmet, a purple robe, in space
Adam Warlock: a man with gold skin, blonde hair, a red cape, in space
Nova: a man with a gold helmet with a star, a blue bodysuit, in space
America Chavez: a young Latina woman with curly black hair, a denim jacket with a star, in space
Squirrel Girl: a smiling woman with brown hair, ears, a brown fur jacket, in a park
Howard the Duck: a white duck with a hat, a blue jacket, a cigar, in a city
Agatha Harkness: a grinning woman with wavy dark hair, a purple gown, in a house at night
Peggy Carter: a woman with wavy brown hair, red lips, a brown uniform, in an office
Pepper Potts: a smiling woman with ginger hair, a white suit, in an office
Valkyrie: a stern Black woman with braids, white face paint, silver armour, a blue cape, holding a sword
# Image Comics
Spawn: a man with a black mask with white, green eyes, a red cape, chains, in an alley at night
Witchblade: a woman with long brown hair, silver armour, at night
The Tick: a huge grinning man with a blue full suit, antennae, in a city
Savage Dragon: a broad green man, a shirt, in a city
Bone | Fone Bone: a small bald white man with a big nose, carrying a backpack, in a valley
Radiant Black: a superhero with a black full helmet, a black bodysuit, in space
# Peanuts
Snoopy: a white dog with black ears, on a red house
Linus van Pelt: a boy with hair, a red striped t-shirt, holding a blue blanket, in a field
Woodstock: a small yellow bird, smiling, in a garden
Peppermint Patty: a girl with brown hair, freckles, a green shirt, in a park
Sally Brown: a small girl with curly blonde hair, a pink dress, in a classroom
Schroeder: a boy with blonde hair, a purple striped t-shirt, at a piano
# Garfield
Garfield: a fat orange cat with half closed eyes, in a kitchen
Odie: a grinning yellow dog with brown ears, in a garden
Jon Arbuckle: a smiling man with brown curly hair, a blue shirt, in a kitchen
# Calvin and Hobbes
Hobbes: a smiling tiger, in a forest in snow
# Dilbert
Dilbert: a man with glasses, a white shirt, a red and black tie, in an office
# Archie Comics
Archie Andrews: a smiling teenage boy with red hair, freckles, a blue jacket, in a school
Veronica Lodge: a teenage girl with long black hair, a purple dress, a pearl necklace, in a café
Betty Cooper: a smiling teenage girl with a blonde ponytail, a pink sweater, in a school
Jughead Jones: a teenage boy with a grey crown beanie, a sweater, in a café
# The Adventures of Tintin
Professor Calculus | Tournesol: a small man with a goatee, round glasses, a green hat, a green coat, in a laboratory
Thomson and Thompson | Dupond et Dupont: a man with a black moustache, a bowler hat, a black suit, holding a cane, in a street
Bianca Castafiore: a broad woman with blonde curls, a feathered hat, a pink gown, on a stage
Snowy | Milou: a small white dog, in the mountains
Rastapopoulos: a fat man with a big nose, a monocle, a pink shirt, a cowboy hat, on a ship
# Asterix
Getafix | Panoramix: an old druid with a very long white beard, a white robe, a red cloak, holding a sickle, in a forest
Cacofonix | Assurancetourix: a thin man with curly blonde hair, a blue tunic, holding a harp, in a village
Vitalstatistix | Abraracourcix: a fat man with a red moustache, a winged helmet, red braids, a green cloak, on a shield, in a village
Dogmatix | Idéfix: a tiny white dog, in a village
# Lucky Luke
Joe Dalton: a small furious man with a black moustache, a yellow and black striped shirt, in a desert
Averell Dalton: a man with a black moustache, a yellow and black striped shirt, a cap, in a desert
Rantanplan: a silly brown dog, in a desert prison
Jolly Jumper: a white horse with a blonde mane, in a desert
# Spirou
Gaston Lagaffe: a young man with messy black hair, a green turtleneck, in an office
Marsupilami: a yellow monkey with black spots, in a jungle
Fantasio: a man with a blonde hair, a bow tie, a blue jacket, in a city
# Blacksad
Blacksad: a black cat with a beige trench coat, a tie, in a city at night
# Valérian
Valérian: a man with black hair, a blue spacesuit, in space
Laureline: a woman with long red hair, a blue tunic, on an alien planet
# Harvey Comics
Richie Rich: a boy with blonde hair, a black jacket, a red bow tie, in a palace
# Dick Tracy
Dick Tracy: a stern man with a square jaw, a hooked nose, a yellow fedora, a yellow trench coat, in a city at night
# Comic strips | Lee Falk
The Phantom: a man with a purple hood, a black mask, a purple bodysuit, in a jungle
# Mandrake the Magician
Mandrake the Magician: a man with slicked black hair, a moustache, a top hat, a tailcoat, a red cape, on a stage
# Prince Valiant
Prince Valiant: a prince with a black bob, a red tunic, holding a sword, in a castle
# The Shadow
The Shadow: a man with a black wide-brimmed hat, a red scarf, a black cloak, a hooked nose, at night
# The Rocketeer
The Rocketeer: a man with a gold helmet, goggles, a brown leather jacket, in the sky
# The Lone Ranger
The Lone Ranger: a cowboy with a white cowboy hat, a black domino mask, a blue shirt, a red scarf, in a desert
Tonto: a Native American man with long black hair, a hat, white face paint, in a desert
# The Green Hornet
Green Hornet: a man with a green fedora, a green mask, a green coat, in a city at night
# Buck Rogers
Buck Rogers: a man with blonde hair, a white spacesuit, in space
# Modesty Blaise
Modesty Blaise: a woman with a dark bun, a black turtleneck, holding a pistol, at night
# Vampirella
Vampirella: a vampire woman with long black hair, a red bodysuit, in a castle at night
# Thorgal
Thorgal: a man with long black hair, a scar, a brown tunic, holding a bow, in snow
# Blueberry
Blueberry: a man with messy black hair, a nose, a blue uniform, in a desert
# Blake and Mortimer
Philip Mortimer | Mortimer: a broad man with a red beard, a pipe, a suit, in a city
# Largo Winch
Largo Winch: a man with brown hair, stubble, a leather jacket, in a city
# Boule et Bill
Boule: a boy with red hair, a yellow shirt, with a dog, in a garden
# Titeuf
Titeuf: a boy with a blonde tuft, a red shirt, in a school
# Cubitus
Cubitus: a huge fat white dog, in a garden
# Spike and Suzy | Suske en Wiske | Bob et Bobette
Suske | Bob: a boy with brown hair, a red t-shirt, in a castle
# The Adventures of Nero
Nero: a fat man, a red bow tie, a black jacket, in a room
# Diabolik
Diabolik: a man with a black cowl mask, blue eyes, a black bodysuit, holding a dagger, at night
# Dylan Dog
Dylan Dog: a man with dark messy hair, a red shirt, a black jacket, in a foggy city at night
# Tex
Tex Willer: a cowboy with a white hat, a yellow shirt, a blue scarf, in a desert
# Mortadelo y Filemón
Mortadelo: a bald man with round glasses, a black coat, a white collar, in a city
Filemón: a man, a white shirt, a black bow tie, in an office
# Zipi y Zape
Zipi y Zape | Zipi: a grinning boy with blonde hair, a black sweater, in a street
# Mafalda
Mafalda: a girl with wild black hair, a white hair bow, a red dress, holding a globe, in a classroom
# Condorito
Condorito: an eagle with a red shirt, a white collar, in a village
# Monica's Gang | Turma da Mônica
Turma da Mônica | Monica: a girl with black hair, teeth, a red dress, holding a blue rabbit, in a garden
Cebolinha: a boy, a green t-shirt, in a park
# Chacha Chaudhary
Chacha Chaudhary: an old Indian man with a white moustache, a red turban, a black waistcoat, in a street
# Tinkle
Suppandi: an Indian man with a pointed head, a red kurta tunic, in a kitchen
# Raj Comics
Nagraj: a superhero with green scale skin, red belt, in a city
# Old Master Q
Old Master Q | 老夫子: a bald old Chinese man with a goatee, a black robe, a black cap, in a street
# San Mao
San Mao | 三毛: a thin boy, rags, in a city
# Philippine folklore
Juan Tamad: a man with a straw hat, a white shirt
# Darna
Darna: a superhero woman with long black hair, a gold headdress, a red bodysuit, in the sky
# Werner
Werner: a man with messy blonde hair, a big nose, a denim vest, holding a beer, in a bar
# Fix und Foxi
Fix und Foxi | Fix: an orange fox with yellow shorts, in a garden
`)
