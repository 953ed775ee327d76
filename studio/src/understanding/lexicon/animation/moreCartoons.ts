import { sketches } from '../sketches.ts'

export const MORE_CARTOONS = sketches(`
# Disney
Goofy: a dog with ebony fur, a green hat, an orange turtleneck, a black vest, in a garden
Daisy Duck: a white duck with a pink hair bow, a lavender blouse, in a garden
Pluto: a dog with yellow fur, a green collar, in a garden
Huey: a white duck boy with a red baseball cap, a red t-shirt, in a garden
Dewey: a white duck boy with a blue baseball cap, a blue t-shirt, in a city
Louie: a white duck boy with a green baseball cap, a green t-shirt, on a beach
Launchpad McQuack: a broad duck with a brown pilot cap, a scarf, a brown jacket, in the sky
Darkwing Duck: a duck with a purple wide-brimmed hat, a purple mask, a purple cape, on a rooftop at night
Chip | Chip 'n' Dale: a squirrel with a fedora, a brown leather jacket, in a forest
Dale: a squirrel with a red nose, a red floral shirt, in a forest
Dumbo: a small elephant with huge ears, a yellow cap, in a circus
Bambi: a young deer with brown fur, in a forest by day
Thumper: a grey rabbit, in a forest in snow
Duchess: a white cat with a gold collar, in a palace
Thomas O'Malley: an orange cat, on a rooftop at night
Robin Hood the Fox: a fox with a green feathered cap, a green tunic, holding a bow, in a forest
Little John the Bear: a brown bear with a green hat, a green tunic, in a forest
Timon: an otter with tan fur, in a jungle
Pumbaa: a broad pig with maroon fur, tusks, a jungle
Rafiki: an old monkey with grey fur, a white beard, holding a stick, in a savannah at dawn
Mufasa: a proud lion with golden fur, in a savannah at dawn
Nala: a lioness with tan fur, in a savannah by day
Zazu: a blue parrot with an orange beak, in a savannah
Sebastian the Crab: an insect crab with red skin, underwater
Flounder: a yellow fish with blue stripes, underwater
Prince Eric: a smiling prince with black hair, a white shirt, a red sash, on a beach
Lumière | Lumiere: a smiling gold man with a candle on his head, a gold tailcoat, in a castle at night
Cogsworth: a plump man with a moustache, a brown suit, in a castle at night
Mrs. Potts: a smiling old woman with a white cap, a purple dress, holding a teacup, in a castle
Abu: a brown monkey with a red fez, a purple vest, in a market
Sultan of Agrabah: a small plump old man with a white beard, a white turban, a white robe, in a palace
Li Shang: a strong young Chinese man with a topknot, a red cape, armour, in the mountains in snow
Mushu: a small red dragon, in a camp
Shan Yu: a broad stern man with gold eyes, a moustache, a grey fur robe, in snow
John Smith: a broad man with long blonde hair, a blue tunic, silver armour, in a forest
Hades: a grinning man with blue skin, blue flaming hair, a black toga, in a cave
Philoctetes | Phil: a small fat goat man with horns, a goatee, a brown loincloth, among ruins
Captain Phoebus: a man with blonde hair, a goatee, gold armour, in a city
Kuzco | Emperor Kuzco: a grinning young Inca man with long black hair, a gold crown, a red tunic, in a palace
Yzma: a very thin old woman with grey skin, a feathered black headdress, a black gown, in a laboratory
Kronk: a broad smiling man with black hair, a blue cap, a black tunic, in a kitchen
Milo Thatch: a thin man with brown hair, round glasses, a white shirt, a bow tie, underwater
Princess Kida: a young woman with long white hair, brown skin, blue face paint, a blue crop top, underwater
Jim Hawkins: a teenage boy with a brown ponytail, a black jacket, in space
Nani: a young Hawaiian woman with long brown hair, a pink t-shirt, on a beach
Wreck-It Ralph: a huge broad man with spiky brown hair, an orange shirt, green overalls, in a city
Vanellope von Schweetz: a grinning girl with a black ponytail with candies, a green hoodie
Baymax: a broad white robot with black eyes, in a city
Hiro Hamada: a boy with messy black hair, a purple armour, in a city at night
Bolt: a white dog, in a street
Mother Gothel: a woman with curly black hair, a crimson gown, in a tower
Hans of the Southern Isles | Prince Hans: a prince with auburn hair, sideburns, a white uniform, in a castle in snow
Dr. Facilier: a thin grinning man with a black top hat, a purple tailcoat, a thin moustache, holding a cane, at night
Prince Naveen: a smiling prince with dark hair, a green suit, a crown, in a city
Tamatoa: a gold insect, in a cave
Te Fiti: a woman with green skin, long green hair, a flower crown, a green dress, on an island
Te Kā: a fierce giant with black skin, flaming hair, at a volcano
Namaari: a stern young woman with an undercut, a white tunic, holding a sword, in the mountains
Isabela Madrigal: a young Latina woman with long black hair, a flower crown, a lavender gown, in a garden
Luisa Madrigal: a broad strong Latina woman with a brown bun, a white blouse, in the mountains
Abuela Madrigal | Abuela Alma: an old Latina woman with a grey bun, a red shawl, a maroon dress, in a house
Asha of Rosas: a young woman with black braids, a purple dress, with a star, at night
Flash the Sloth: a smiling bear with tan fur, a white shirt, a tie, in an office
Chief Bogo: a broad stern buffalo bull with a uniform in navy, in an office
Gazelle: a smiling deer woman with blonde hair, a red dress, on a stage
Yax: a bull with brown fur, in a temple
Yen Sid: a stern old wizard with a long grey beard, a blue pointed hat, a blue robe, in a cave
Sorcerer Mickey: a mouse with a blue wizard hat, a red robe, holding a wand, in a cave at night
Willie the Giant: a plump laughing giant with brown hair, a green vest, in a castle
Madam Mim: a plump grinning old witch with purple messy hair, a pink dress, in a forest
Wart: a boy with blonde hair, an orange tunic, holding a sword, in a forest
Bernard the Mouse: a mouse with grey fur, a red cap, a red sweater, in a swamp
Bianca the Mouse: a white mouse with a purple hat, a scarf, in a city
Basil of Baker Street: a mouse with a deerstalker, a brown coat, holding a pipe, in a foggy street
Professor Ratigan: a broad rat with a black top hat, a tailcoat, a purple cape, on a clock at night
# Pixar
Mike Wazowski: a round one-eyed monster with green skin, small horns, a grin, in a factory
Boo: a small girl with black pigtails, a pink t-shirt, in a bedroom
Randall Boggs: a sly purple lizard, in a factory
Nemo: a small orange fish with white stripes, underwater
Marlin: a worried orange fish, underwater
Dory: a smiling blue fish with a yellow tail, underwater
Bruce: a grinning shark, underwater
Mr. Potato Head: a man with brown skin, a black moustache, a bowler hat, in a bedroom
Rex the Dinosaur: a nervous green lizard, in a bedroom
Hamm: a pink pig, in a bedroom
Bo Peep: a woman with blonde curls, a white bonnet, a pink dress, holding a crook, in a bedroom
Lotso: a bear with pink fur, holding a cane
Forky: a white smiling robot with red arms, in a bedroom
Sid Phillips: a grinning boy with a buzz cut, a black skull t-shirt, braces, in a bedroom at night
Stinky Pete: an old man with a white beard, a brown hat, a pink shirt, holding a pickaxe, in a room
Emperor Zurg: a stern purple robot with horns, a purple cape, in space
Violet Parr: a teenage girl with long black hair, a red superhero suit, a mask, in a jungle
Dash Parr: a grinning boy with swept back blonde hair, a red superhero suit, a mask, in a jungle
Jack-Jack Parr: a grinning toddler with a tuft of hair, a red superhero suit, a mask, in a house
Frozone: a smiling bald Black man with goggles, a white superhero suit trimmed with blue, in snow
Dug: a dog with golden fur, a collar, in a jungle
Kevin the Bird: an eagle with blue feathers, in a jungle
Charles Muntz: an old man with white hair, a moustache, a brown pilot jacket, in the sky
Ernesto de la Cruz: a skeleton man with a white sombrero, a white suit trimmed with gold, holding a guitar, on a stage
Héctor Rivera: a skeleton man with a straw hat, a red bandana, a purple jacket, in a city at night
Mamá Coco: an old Mexican woman with white braids, wrinkles, a shawl, in a room
Anger: a stern small man with red skin, flames, a white shirt, a red tie, in an office
Disgust: a woman with green skin, a green bob, a green dress, in an office
Fear: a thin scared man with purple skin, a bow tie, a plaid sweater, in an office
Bing Bong: a smiling pink elephant with a brown hat, a brown jacket, a bow tie, in the hills
Anxiety: a thin woman with orange skin, wild orange hair, a striped sweater, in an office
Joe Gardner: a Black man with a brown fedora, glasses, a goatee, a black turtleneck, at a piano, in a club at night
Luca Paguro: a boy with curly brown hair, a striped t-shirt, by the sea
Alberto Scorfano: a grinning boy with a tan, curly hair, a yellow tank top, by the sea
Meilin Lee | Mei Lee: a grinning Chinese girl with a black bob, glasses, a red cardigan, in a city
Red Panda Mei: a huge red fox panda with copper fur, in a city
Ian Lightfoot: a thin teenage elf with blue skin, curly blue hair, a red plaid shirt, holding a staff, in the hills
Barley Lightfoot: a broad teenage elf with blue skin, a beanie, a denim vest, in the hills
Ember Lumen: a woman with orange skin, flaming hair, a black hooded cape, in a city at night
Wade Ripple: a man with blue skin, wavy hair, a yellow shirt, in a city
Queen Elinor: a queen with very long dark braids, a gold crown, a green gown, in a castle
King Fergus: a huge laughing king with red hair, a red beard, a fur cloak, in a castle
Flik: an insect with blue skin, in a garden
Hopper: a stern insect with brown skin, in a garden
Chef Skinner: a tiny stern man with a chef hat, a moustache, a white uniform, in a kitchen
Colette Tatou: a stern woman with a dark bob, a uniform in white, in a kitchen
# DreamWorks
Gingy: a small man with brown skin, purple buttons, in a castle
Rumpelstiltskin: a small grinning man with wild orange wig, a top hat, a gold coat, in a castle
Fairy Godmother: a plump old woman with white hair, glasses, a blue gown, wings, holding a wand, in a castle
Kitty Softpaws: a black cat with blue eyes, a mask, a black hat, a sword, at night
Death the Wolf: a white wolf with red eyes, a black cloak, holding a sickle, at night
Tai Lung: a fierce leopard with grey fur, purple trousers, in the mountains
Master Shifu: an old small red panda fox with white moustache, a brown robe, holding a flute, in a temple
Master Oogway: an old turtle with green skin, a beige cloak, holding a staff, in the mountains at dusk
Tigress: a stern tiger with a red vest, in a temple
Toothless | Night Fury: a black dragon with green eyes, by the sea at dusk
Stoick the Vast: a huge viking with a red braided beard, a horned helmet, a fur cloak, by the sea
Alex the Lion: a grinning lion with a brown mane, in a city
Marty the Zebra: a grinning horse with white skin, in a savannah
Gloria the Hippo: a plump smiling hippo with grey skin, in a savannah
Melman: a nervous deer with yellow fur, in a savannah
King Julien: a grinning monkey with grey fur, a leaf crown, in a jungle
Skipper: a stern penguin, black and white duck, in snow
Jack Frost: a grinning teenage boy with white hair, a blue hoodie, holding a crook, in snow at night
Roxanne Ritchi: a woman with short brown hair, a red dress, in a city
Moses: a man with long brown hair, a beard, a red robe, holding a staff, by the sea
Poppy: a smiling girl with pink skin, pink upright hair, a blue dress, in a forest
Branch: a stern man with blue skin, blue upright hair, a green vest, in a forest
# Illumination
Vector: a grinning man with a black bowl cut, glasses, an orange tracksuit, in a city
Agnes: a small girl with a black ponytail, blue overalls, a striped t-shirt, in a bedroom
Margo: a girl with a brown ponytail, glasses, a plaid skirt, in a house
Lorax | The Lorax: an orange small old bear with a big yellow moustache, in a forest
Once-ler: a thin young man with a green suit, a green top hat, in a city
Rosita: a smiling pig with a red dress, on a stage
# Ice Age
Manny: a mammoth elephant with brown fur, tusks, in snow
Sid the Sloth: a grinning sloth with tan fur, in snow
Diego the Sabertooth: a tiger with tan fur, fangs, in snow
Scrat: a squirrel with grey fur, big eyes, in snow
# Laika
Coraline's Other Mother | Other Mother: a thin woman with black eyes, a dark bun, a red dress, in a room at night
Kubo: a one-eyed boy with black hair, an eye patch, a red robe, holding a lute, by the sea
Norman Babcock: a boy with spiky brown hair, a yellow sweater, in a graveyard at night
# Aardman
Gromit: a dog with tan fur, in a kitchen
Shaun the Sheep: a sheep with white wool, a black face, in a farm
Feathers McGraw: a penguin duck with a red glove, in a street at night
Ginger the Hen: a duck with a green hat, a scarf, in a farm
# Tim Burton
Oogie Boogie: a fat grinning sack man with green skin, in a cave at night
Emily the Corpse Bride | Corpse Bride: an undead bride with blue skin, long blue hair, a veil, a white wedding gown, in a forest at night
Victor Van Dort: a thin pale young man with black hair, a black suit, a tie, in a forest at night
# The Simpsons
Ned Flanders: a smiling man with brown hair, a moustache, glasses, yellow skin, a green sweater, in a street
Mr. Burns | Montgomery Burns: an old thin bald man with a hooked nose, yellow skin, a green suit, in an office
Krusty the Clown: a clown with green hair, white face paint, a purple tuxedo, a bow tie, on a stage
Apu Nahasapeemapetilon: a smiling Indian man with black hair, a green jacket, in a shop
Moe Szyslak: a stern man with grey curly hair, yellow skin, a blue shirt, an apron, in a bar
Milhouse Van Houten: a boy with blue hair, glasses, yellow skin, a purple t-shirt, in a street
Maggie Simpson: a toddler with spiky hair, yellow skin, a blue hair bow, a blue dress, in a house
Chief Wiggum: a fat policeman with blue hair, yellow skin, a blue cap, a blue uniform, in a street
Sideshow Bob: a thin man with huge wild red hair, yellow skin, a green vest, in a city
Ralph Wiggum: a smiling boy with a bowl cut, yellow skin, a blue shirt, in a classroom
Comic Book Guy: a fat man with a ponytail, a goatee, yellow skin, a blue t-shirt, in a shop
Principal Skinner: a stern man with grey hair, yellow skin, a blue suit, in a classroom
Barney Gumble: a fat man with messy hair, stubble, yellow skin, a brown jacket, holding a beer, in a bar
# Futurama
Professor Farnsworth: an old bald man with thick glasses, a lab coat, in a laboratory
Zoidberg | Doctor Zoidberg: an alien octopus with red skin, a lab coat, in a laboratory
Amy Wong: a smiling young Chinese woman with black hair, a pink tracksuit, in a spaceship
Zapp Brannigan: a man with blonde hair, a red uniform, in a spaceship
# South Park
Eric Cartman: a fat stern boy with a teal beanie trimmed with yellow, a red jacket, in snow
Kenny McCormick: a boy with an orange hood, an orange parka, in snow
Stan Marsh: a boy with a blue beanie trimmed with red, a brown jacket, in snow
Kyle Broflovski: a boy with a green ushanka cap, an orange jacket, in snow
Butters Stotch: a shy boy with blonde tuft hair, a teal shirt, in snow
Chef: a broad Black man with a beard, a white chef hat, a red shirt, in a kitchen
# Family Guy
Peter Griffin: a fat man with brown hair, glasses, a white shirt, green trousers, in a house
Stewie Griffin: a stern toddler with a head, red overalls, a yellow shirt, in a house
Brian Griffin: a white dog with a red collar, holding a glass of wine, in a bar
Lois Griffin: a woman with red hair, a teal shirt, in a house
# Bob's Burgers
Bob Belcher: a man with a black moustache, balding hair, a white t-shirt, in a kitchen
Louise Belcher: a grinning girl with a pink hat with ears, a green dress, in a restaurant
Tina Belcher: a teenage girl with black hair, black glasses, a blue t-shirt, in a restaurant
# King of the Hill
Hank Hill: a man with a brown crew cut, glasses, a white t-shirt, in a street
# BoJack Horseman
BoJack Horseman: a sad brown horse with a grey jacket, a blue sweater, in a city
# Rick and Morty
Summer Smith: a teenage girl with an orange ponytail, a pink tank top, in a garage
Mr. Meeseeks: a tall grinning man with blue skin, a tuft of orange hair, in a house
Birdperson: a stern eagle man with brown wings, a brown vest, in space
# Adventure Time
Jake the Dog: a dog with yellow fur, round eyes, in a meadow
Ice King: an old man with blue skin, a very long white beard, a gold crown, a blue robe, in the arctic
BMO: a small teal robot with a smile, in a house
Lumpy Space Princess: a plump purple alien with a star, in a meadow at night
# Steven Universe
Garnet: a tall woman with a square black afro, red skin, sunglasses, a maroon bodysuit, on a beach
Amethyst: a short woman with long lavender hair, violet skin, a purple tank top, on a beach
Pearl: a slim pale woman with short peach hair, a pointed nose, a turquoise t-shirt, holding a spear, on a beach
# Gravity Falls
Dipper Pines: a boy with brown hair, a white and blue cap, a blue vest, a red t-shirt, holding a book, in a forest
Mabel Pines: a grinning girl with long brown hair, braces, a pink headband, a pink sweater, in a forest
Grunkle Stan | Stan Pines: an old man with a red fez, glasses, stubble, a black suit, in a shop
Bill Cipher: a one-eyed yellow alien with a black top hat, a bow tie, holding a cane, at night
Wendy Corduroy: a teenage girl with long red hair, a brown fur cap, a green plaid shirt, in a forest
Soos Ramirez: a plump smiling man with a brown cap, a green t-shirt, in a shop
# Phineas and Ferb
Phineas Flynn: a smiling boy with red hair, a triangular face, an orange striped t-shirt, in a garden
Ferb Fletcher: a boy with green hair, a big nose, a cream shirt, in a garden
Perry the Platypus: a teal duck with a brown fedora, in a garden
Doctor Doofenshmirtz: a thin hunched man with brown hair, a long nose, a lab coat, in a laboratory
Candace Flynn: a teenage girl with long ginger hair, a red tank top, in a garden
# SpongeBob SquarePants
Patrick Star: a plump grinning pink alien with pink skin, green shorts, underwater
Squidward Tentacles: an octopus with turquoise skin, a big nose, a brown shirt, holding a flute, underwater
Mr. Krabs: a red crab alien with red skin, a blue shirt, underwater
Sandy Cheeks: a squirrel with brown fur, a space helmet, a white spacesuit, underwater
Plankton: a tiny one-eyed green alien, underwater
# Powerpuff Girls
Blossom: a girl with an orange ponytail, a red hair bow, pink eyes, a pink dress, in a city
Bubbles: a smiling girl with blonde pigtails, a blue dress, in a city
Buttercup: a stern girl with a black bob, green eyes, a green dress, in a city
Mojo Jojo: a monkey with green skin, a purple striped turban helmet, a blue tunic, a purple cape, in a laboratory
Professor Utonium: a man with slicked black hair, a lab coat, a black tie, in a laboratory
# Dexter's Laboratory
Dexter: a small boy with red hair, glasses, a lab coat, gloves, in a laboratory
Dee Dee: a girl with blonde pigtails, a pink tutu, in a laboratory
# Looney Tunes
Bugs Bunny: a grinning rabbit with grey fur, white gloves, in a forest
Daffy Duck: a duck with ebony feathers, a white collar, by a lake
Porky Pig: a pig with a blue jacket, a bow tie, in a farm
Elmer Fudd: a bald man with a brown cap, a brown jacket, holding a rifle, in a forest
Yosemite Sam: a small angry cowboy with a huge red moustache, a yellow hat, a blue shirt, in a desert
Tweety | Tweety Bird: a yellow small duck with big blue eyes, in a house
Sylvester the Cat: a black cat with a red nose, white chest, in a house
Wile E. Coyote: a thin coyote with brown fur, in a desert
Road Runner: an eagle with blue feathers, in a desert
Tasmanian Devil | Taz: a fierce bear with brown fur, fangs, in a jungle
Marvin the Martian: an alien with black skin, a green crested helmet, a red armour skirt, in space
Foghorn Leghorn: a broad white duck, in a farm
Pepé Le Pew: a black cat with a white stripe, in a city
Granny: an old smiling woman with a grey bun, glasses, a blue dress, in a house
# Hanna-Barbera
Scooby-Doo | Scooby: a brown dog with a blue collar, in a castle at night
Fred Jones: a young man with blonde hair, a white shirt, an orange ascot, in a castle at night
Wilma Flintstone: a woman with an orange bun, a white dress, a necklace, in a cave
Barney Rubble: a small man with blonde hair, a brown tunic, in a cave
Pebbles Flintstone: a toddler girl with red hair, a green tunic, in a cave
George Jetson: a man with orange hair, a white shirt, in space
Rosie the Robot: a robot with blue steel skin, a white apron, in space
Yogi Bear: a brown bear with a green hat, a white collar, a green tie, in a forest
Boo-Boo Bear: a small tan bear with a blue bow tie, in a forest
Top Cat: a yellow cat with a purple hat, a purple vest, in an alley
Huckleberry Hound: a blue dog with a bow tie, in a farm
Dick Dastardly: a thin man with a curled moustache, a blue coat, a red hat
Muttley: a grinning tan dog with a pilot cap, in the sky
Penelope Pitstop: a blonde woman with a pink racing helmet, goggles, a pink coat
Captain Caveman: a small man with a brown beard, holding a club, in a cave
# Johnny Bravo
Johnny Bravo: a broad man with blonde hair, sunglasses, a black t-shirt, in a street
# Courage the Cowardly Dog
Courage the Cowardly Dog: a scared pink dog, in a desert at night
# Samurai Jack
Samurai Jack: a stern samurai with a black topknot, a white kimono, a straw hat, holding a katana, in a desert
Aku: a demon with black skin, horns, flaming eyebrows, in a cave
# Ed, Edd n Eddy
Ed, Edd n Eddy | Edd: a boy with a black beanie, an orange t-shirt, in a street
# Ben 10
Ben Tennyson: a boy with brown hair, a white t-shirt with a black stripe, in a city
# Kim Possible
Kim Possible: a teenage girl with long red hair, a black crop top, in a city
# Danny Phantom
Danny Phantom: a teenage ghost boy with white hair, green eyes, a black bodysuit, at night
# The Fairly OddParents
Timmy Turner: a boy with a pink cap, a pink t-shirt, in a bedroom
Cosmo: a man with green hair, wings, a crown, a white shirt, a black tie, in a bedroom
Wanda the Fairy: a woman with curly pink hair, wings, a crown, a yellow t-shirt, in a bedroom
# Jimmy Neutron
Jimmy Neutron: a boy with brown hair, a red t-shirt, in a laboratory
# Hey Arnold!
Arnold Shortman | Hey Arnold: a boy with blonde hair, a blue cap, a green sweater, in a city
# Rugrats
Tommy Pickles: a toddler bald, a blue shirt, in a house
Angelica Pickles: a stern girl with blonde pigtails, a purple dress, in a house
# Doug
Doug Funnie: a boy with a bald head, a green vest, in a street
# Daria
Daria Morgendorffer: a stern teenage girl with long brown hair, round glasses, a green jacket, in a classroom
# Beavis and Butt-Head
Beavis: a grinning teenage boy with blonde hair, a blue t-shirt, in a room
Butt-Head: a grinning teenage boy with brown hair, braces, a grey t-shirt, in a room
# Tom and Jerry | Hanna-Barbera
Tom Cat: a grey cat with green eyes, in a house
Jerry Mouse: a small brown mouse, smiling, in a house
# Speed Racer
Speed Racer: a young man with black hair, a red scarf, a blue t-shirt, a white helmet
# Thundercats
Lion-O: a strong lion man with a red mane, a blue bodysuit, holding a sword, in a desert
Mumm-Ra: an undead mummy with blue skin, a red cloak, in a tomb
Cheetara: a woman with long golden hair, spots, an orange bodysuit, holding a staff, in a desert
# G.I. Joe
Cobra Commander: a man with a silver mask, a blue uniform, in a castle
Snake Eyes: a ninja in a black mask, a black bodysuit, holding a katana, at night
# Transformers
Bumblebee: a robot with yellow skin, in a city
Megatron: a stern robot with steel grey skin, red eyes, in a city at night
Starscream: a robot with red and grey steel skin, wings, in the sky
# Jem
Jem: a woman with long pink hair, pink face paint, a pink dress, on a stage
# The Smurfs
Papa Smurf: an old small man with blue skin, a white beard, a red cap, red trousers, in a village
Smurfette: a woman with blue skin, long blonde hair, a white cap, a white dress, in a village
Smurf: a small man with blue skin, a white cap, white trousers, in a forest
Gargamel: a balding old man with a big nose, a black robe, patches, in a laboratory
# European cartoons
Pingu: a small penguin duck, black and white, in the arctic
Maya the Bee | Biene Maja: an insect with curly blonde hair, yellow skin, in a meadow
Calimero: a small black duck with a white eggshell hat, in a farm
Barbapapa: a pink alien, smiling, in a garden
Miffy | Nijntje: a white rabbit with a yellow dress, in a garden
Bob the Builder: a smiling man with a yellow hard hat, blue overalls, holding a wrench
Postman Pat: a smiling man with a big nose, glasses, a blue cap, a blue uniform, in a village
Fireman Sam: a smiling man with a yellow fire helmet, a blue uniform, in a village
Peppa Pig: a pink pig girl with a red dress, in a garden
Bluey: a blue dog, smiling, in a garden
Masha: a small girl with a pink headscarf, a pink dress, in a forest
Bear: a brown bear, in a forest
Wolf | Nu, pogodi: a wolf with a pink shirt, a cigarette, in a city
Hedgehog in the Fog | Ёжик в тумане: a hedgehog, in a forest at dawn, foggy mood
Krtek | Little Mole: a mouse mole with ebony fur, a red nose, in a meadow
Lolek: a boy with a round face, blonde hair, a red shirt, in a village
Rahan: a strong man with long golden hair, a brown fur loincloth, holding a knife, in a jungle
Miraculous Ladybug | Marinette: a teenage girl with black pigtails, a red mask, a red bodysuit, on a rooftop
Cat Noir | Chat Noir: a teenage boy with blonde hair, a black mask, black cat ears, a black bodysuit, on a rooftop at night
Sam Simpson: a teenage girl with long red hair, a green catsuit, in a city
Vicky the Viking | Wickie: a small boy with a red bob, a horned helmet, a blue tunic, by the sea
Mr. Magoo: an old bald man with squinting eyes, a green coat, a hat, holding a cane, in a street
Woody Woodpecker: a parrot with a red head, blue feathers, in a forest
Felix the Cat: a black cat with a wide grin, in a city
Casper | Casper the Friendly Ghost: a small smiling ghost, white, in a castle at night
Gumby: a green thin alien man, in a room
Hello Kitty | ハローキティ: a white cat with a red hair bow, a blue overalls, in a garden
`)
