import { sketches } from '../sketches.ts'

export const MORE_FILMS = sketches(`
# Star Wars
Mace Windu: a stern bald Black jedi with a beige robe, holding a purple lightsaber, in a temple
Qui-Gon Jinn: a jedi with long brown hair, a beard, a brown robe, holding a green lightsaber, in a desert
Count Dooku: an old sith with a white beard, a brown cape, holding a red lightsaber, in space
General Grievous: a robot with a white skull face, a grey cloak, in space
Jabba the Hutt: a huge fat alien with green skin, gold eyes, in a throne room
Jar Jar Binks: an alien with orange skin, long ears, a brown vest, in a swamp
Ewok | Wicket: a small bear with brown fur, an orange hood, holding a spear, in a forest
Greedo: an alien with green skin, big eyes, a blue jacket, in a tavern
Admiral Ackbar: an alien fish with copper skin, big eyes, a white uniform, in a spaceship
Stormtrooper: a soldier with a white full helmet, white armour, in a spaceship
Captain Phasma: a soldier with a silver helmet, chrome armour, a black cape, in a spaceship
Finn: a young Black man with short hair, a brown leather jacket, holding a blue lightsaber, in a forest
Poe Dameron: a smiling man with curly dark hair, an orange jumpsuit, in space
BB-8: a small round robot with white and orange steel skin, in a desert
K-2SO: a slim robot with black skin, round eyes, in black armour, on a beach at dusk
Jyn Erso: a young woman with a brown bun, a grey vest, holding a pistol, on a beach
Cassian Andor: a man with dark hair, a moustache, a blue parka, in snow
Grand Moff Tarkin: an old thin stern man with grey hair, a grey uniform, in a spaceship
Asajj Ventress: a bald pale woman with face tattoos, a black dress, holding a red lightsaber, at night
Grand Admiral Thrawn: a stern alien with blue skin, red eyes, black slicked hair, a white uniform, in a spaceship
Jango Fett: a man with a silver and blue helmet, blue armour, in rain
The Armorer: a woman with a gold horned helmet, brown fur armour, holding a hammer, in a forge
# Star Trek
Leonard McCoy | Bones: a stern man with brown hair, a blue uniform shirt, in a spaceship
Montgomery Scott | Scotty: a smiling man with dark hair, a red uniform shirt, in a spaceship
Hikaru Sulu: a Japanese man with black hair, a gold uniform shirt, holding a sword, in a spaceship
Pavel Chekov: a young man with a brown bowl cut, a gold uniform shirt, in a spaceship
Geordi La Forge: a Black man with a gold visor, a gold uniform, in a spaceship
William Riker: a broad man with dark hair, a full beard, a red uniform, in a spaceship
Deanna Troi: a woman with long curly black hair, a purple bodysuit, in a spaceship
Beverly Crusher: a woman with long red hair, a blue lab coat, in a spaceship
Benjamin Sisko: a stern bald Black man with a goatee, a black uniform trimmed with red, in a space station
Quark: an alien with orange skin, huge ears, a purple jacket, in a bar
Seven of Nine: a woman with a blonde bun, a silver eye implant, a grey catsuit, in a spaceship
Q: a grinning man with dark hair, a red uniform, in space
Borg Queen: a bald robot woman with pale skin, a black bodysuit, in a spaceship
Khan Noonien Singh: a fierce man with long grey hair, a bare chest vest, gloves, in a spaceship
# Alien
Xenomorph: an alien with black skin, a long head, fangs, in a dark spaceship
# The Matrix
The Oracle: an old smiling Black woman with a dark afro, a green dress, in a kitchen
Niobe: a Black woman with braided hair, red leather jacket, in a spaceship
# Back to the Future
Biff Tannen: a broad grinning man with ginger slicked hair, a grey jacket, in a street
# Ghostbusters
Slimer: a fat ghost with green skin, in a hotel hall
Stay Puft Marshmallow Man: a fat smiling white giant with a sailor cap, a blue collar, in a city at night
Ray Stantz: a grinning man with brown hair, a beige jumpsuit, in a city at night
Winston Zeddemore: a Black man with a moustache, a beige jumpsuit, in a city at night
# Indiana Jones
Short Round: a grinning Chinese boy with a blue baseball cap, a brown jacket, in a jungle
Henry Jones Sr.: an old man with a grey beard, glasses, a grey hat, a suit, a bow tie, holding an umbrella, in a desert
# Jurassic Park
Ellie Sattler: a woman with a blonde ponytail, a pink shirt, in a jungle
John Hammond: an old smiling man with a white beard, glasses, a straw hat, a white suit, holding a cane, in a jungle
Velociraptor: a fierce lizard with green skin, in a jungle
Tyrannosaurus Rex | T. Rex: a huge lizard with brown skin, sharp teeth, in a jungle, rainy sky
# Godzilla
Godzilla | ゴジラ | 哥吉拉 | Годзилла: a huge lizard with charcoal skin, spikes, in a city at night
Mothra | モスラ: an insect with orange wings, blue eyes, in a jungle
King Ghidorah | キングギドラ: a gold dragon with wings, in a storm
# Jaws
Captain Quint: a stern man with a moustache, sideburns, a green cap, a green jacket, holding a harpoon, at sea
Chief Brody: a man with glasses, a grey sweater, a jacket, on a beach
Jaws | Bruce the Shark: a huge shark with steel grey skin, in the sea
# Terminator
T-1000: a stern man with short brown hair, a uniform in navy, in a factory
John Connor: a teenage boy with brown hair, a green jacket, a black t-shirt, in a desert
# The Thing
R. J. MacReady: a man with long brown hair, a beard, a hat, a leather parka, in the arctic at night
# Planet of the Apes
Caesar of the Apes: a stern ape with ebony fur, holding a spear, in a forest
Doctor Zaius: an orange ape with a goatee, a tan tunic, in a village
Cornelius: an ape with brown fur, a green tunic, in a village
# Metropolis
Maria the Robot | Maschinenmensch: a robot woman with gold brass skin, in a laboratory
# The Day the Earth Stood Still
Gort: a giant robot with silver steel skin, a visor, in a park
Klaatu: a calm man with slicked dark hair, a silver spacesuit, in a park
# Forbidden Planet
Robby the Robot: a broad robot with a glass head, charcoal steel skin, in a desert
# 2001: A Space Odyssey
Dave Bowman: a man with brown hair, an orange spacesuit, a space helmet, in a spaceship
# Interstellar
Cooper | Joseph Cooper: a man with short brown hair, stubble, a white spacesuit, in space
# Inception
Dom Cobb: a man with slicked blonde hair, a grey suit, holding a silver top, in a city
# Gravity
Ryan Stone: a woman with short brown hair, a white spacesuit, in space
# Dune
Duncan Idaho: a grinning man with long black hair, a beard, a grey stillsuit, holding a sword, in a desert
Gurney Halleck: a stern man with a crew cut, a scar, armour, holding a lute, in a desert
Duke Leto Atreides: a stern man with a full grey beard, a black uniform, in a castle
Feyd-Rautha: a bald pale man with black teeth, black armour, holding a dagger, in an arena
Princess Irulan: a young woman with golden hair, a silver headdress, a grey gown, in a palace
# Guardians of the Galaxy
Drax the Destroyer: a broad bald man with green skin, red tattoos, a bare chest, holding a knife, in space
Mantis: a woman with antennae, long black hair, a green bodysuit, in space
Nebula: a bald robot woman with blue skin, a purple bodysuit, in space
Yondu: a man with blue skin, a red mohawk, stubble, a red coat, in space
# The Hunger Games
Haymitch Abernathy: a man with long blonde hair, stubble, a grey coat, holding a flask
Rue: a young Black girl with curly hair, a brown jacket, in a forest
Gale Hawthorne: a stern young man with dark hair, a grey jacket, holding a bow, in a forest
Caesar Flickerman: a grinning man with a blue ponytail, a blue suit, on a stage
Finnick Odair: a smiling man with bronze hair, a blue bodysuit, holding a trident, on a beach
# Pirates of the Caribbean
Tia Dalma: a Black woman with dreadlocks, black lips, a brown dress, in a swamp at night
Captain Salazar: an undead captain with black hair, a uniform, on a ship
Joshamee Gibbs: a man with grey sideburns, a brown vest, holding a flask, on a ship
# The Mummy
Imhotep: a bald man with tanned skin, a black robe, in a tomb
Rick O'Connell: a grinning man with brown hair, a tan shirt, holding a torch, in a desert
Evelyn Carnahan: a woman with curly brown hair, glasses, a white blouse, holding a book, in a tomb
# Universal Monsters
Bride of Frankenstein: a pale undead woman with a black wavy hair, a white gown, in a laboratory
The Wolf Man: a werewolf with brown fur, a grey shirt, in a forest at night
The Mummy: a mummy, in a tomb
Creature from the Black Lagoon | Gill-man: a fish man with green scales, underwater
Igor: a hunchbacked man with a face, messy hair, a brown robe, holding a lantern, in a castle at night
Renfield: a grinning man with wild brown hair, a grey suit, in a room at night
# Horror films
Chucky: a boy with orange hair, scars, a striped shirt, blue overalls, holding a knife, in a room at night
Pinhead: a bald pale man with nails, a black leather robe, in a dungeon
Leatherface: a broad man with a skin mask, a tie, a yellow apron, holding a chainsaw, in a farm at dusk
Jigsaw | Billy the Puppet: a white-faced man with black hair, a tuxedo, a red bow tie, in a room at night
Samara Morgan | Sadako | 貞子: an undead girl with very long black hair, a white dress, in a room at night
Annabelle: a doll girl with red braids, a white dress, in a room at night
The Nun | Valak: a pale nun with gold eyes, a black habit, in a church at night
Candyman: a stern Black man with short hair, a brown fur coat, a hook, in a street at night
Patrick Bateman: a smiling man with slicked brown hair, a raincoat, holding an axe, in a room
Damien Thorn: a stern small boy with dark hair, a black suit, a red tie, in a graveyard
Rosemary Woodhouse: a pale woman with a blonde pixie cut, a blue nightgown dress, in a room
Lydia Deetz: a pale teenage girl with spiky black hair, a red gown, holding a camera, in a house
Babadook: a thin man with a black hat, a white face, a black coat, in a bedroom at night
Pale Man: a thin pale bald man with no eyes, in a room
Gremlin | Stripe: a grinning goblin with green scales, a white mohawk, in a street at night
Gizmo: a small furry cat with brown and white fur, ears, in a room
Ash Williams: a man with dark hair, a blue shirt, a chainsaw hand, holding a shotgun, in a forest at night
Elvira: a woman with black hair, a black gown, in a castle at night
Count Chocula: a vampire with a brown cape, in a castle
Herman Munster: a broad undead man with green skin, a flat head, black hair, a black suit, in a house at night
Lily Munster: a pale woman with long black hair with white streaks, a lavender gown, in a house at night
Uncle Fester: a fat bald pale man, a black fur coat, holding a light lamp, in a castle
Pugsley Addams: a plump boy with black hair, a striped t-shirt in black, in a castle
Lurch: a very undead man with short black hair, a black tailcoat, in a castle
Cousin Itt: a very small man with long brown hair to the floor, a bowler hat, sunglasses, in a castle
# Comedies
Inspector Clouseau: a man with a black moustache, a tan trench coat, a tan hat, in a city
Mrs. Doubtfire: a plump old woman with a grey bun, glasses, a cardigan, in a kitchen
Ace Ventura: a grinning man with a brown quiff, a red floral shirt, in a jungle
Lloyd Christmas: a grinning man with a brown bowl cut, an orange tuxedo, an orange top hat, in a street
Ron Burgundy: a man with a brown moustache, a burgundy suit, in a studio
Derek Zoolander: a man with spiky black hair, a silver jacket, pouting mouth, on a stage
Happy Gilmore: a man with a jersey in white, holding a club, in a park
Cher Horowitz: a smiling teenage girl with long blonde hair, a yellow plaid blazer, in a city
Vivian Ward: a smiling woman with long curly red hair, a red gown, in a city
Baby Houseman: a young woman with curly brown hair, a pink dress, on a stage
Johnny Castle: a man with dark hair, a black tank top, on a stage
Sister Mary Clarence: a smiling Black nun with a black habit, a white wimple, in a church
Buddy the Elf: a grinning man with curly hair, a green pointed hat, a green coat trimmed with white, in a city in snow
Kevin McCallister: a shocked boy with blonde hair, a red sweater, in a house in winter
Harry and Marv | Marv the Burglar: a bearded man with a beanie, a brown coat, in a house at night
Bill S. Preston: a grinning young man with curly blonde hair, a grey cap, in a street
Garth Algar: a man with long blonde hair, glasses, a plaid shirt, in a room
Mr. Bean: a man with short black hair, a big nose, a brown jacket, a red tie, in a street
Black Knight: a knight with a black helmet, black armour, holding a sword, in a forest
Brian: a man with curly dark hair, a tan tunic, in a desert
Laurel | Stan Laurel: a thin man with a bowler hat, a grey suit, a bow tie, in a street
Hardy | Oliver Hardy: a fat man with a toothbrush moustache, a bowler hat, a black suit, in a street
Groucho Marx: a man with a thick black moustache, round glasses, a cigar, a black tailcoat, on a stage
Harpo Marx: a grinning man with curly blonde hair, a top hat, a tan coat, holding a horn, on a stage
Buster Keaton: a stern man with a straw hat, a vest, a tie
Harold Lloyd: a man with round glasses, a straw hat, a grey suit
Don Camillo: a broad priest with a black cassock, a black hat, in a village
Monsieur Hulot: a man with a grey hat, a tan raincoat, a pipe, on a beach
`)
