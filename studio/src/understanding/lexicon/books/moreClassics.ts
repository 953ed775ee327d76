import { sketches } from '../sketches.ts'

export const MORE_CLASSICS = sketches(`
# Oliver Twist
Fagin: an old grinning man with a hooked nose, a long red beard, a black wide-brimmed hat, a tattered green coat, in an alley at night
Artful Dodger: a grinning boy with a black top hat, a blue coat, in a street
Bill Sikes: a stern man with stubble, a brown bowler hat, a black coat, with a dog, in an alley at night
Nancy: a young woman with auburn curls, a red dress, in a tavern at night
Mr. Bumble: a fat stern man with a black bicorne, a blue coat trimmed with gold, holding a cane
# David Copperfield
David Copperfield: a young man with brown wavy hair, a brown tailcoat, in a room
Uriah Heep: a thin pale grinning man with cropped red hair, a black suit, in an office
Mr. Micawber: a plump bald smiling man with a top hat, a monocle, a brown coat, in a street
Betsey Trotwood: a stern old woman with a white cap, a grey dress, in a garden
# A Tale of Two Cities
Sydney Carton: a man with messy brown hair, a green tailcoat, holding a glass of wine, in a street at night
Madame Defarge: a stern woman with a dark bun, a black dress, knitting, in a tavern
# Great Expectations
Pip: a boy with brown hair, a brown jacket, in a graveyard
Magwitch: a broad bald man with rags, a chain, in a graveyard at dusk
Estella: a young proud woman with brown ringlets, a white gown, holding a candle, in a room
# A Christmas Carol
Tiny Tim: a small boy with blonde hair, a tan cap, a brown coat, holding a crutch, in snow
Bob Cratchit: a thin man with a white scarf, a black top hat, a brown coat, in snow
Jacob Marley: a ghost man with a grey ponytail, chains, a white tailcoat, in a room at night
Ghost of Christmas Present: a broad jolly giant with a brown beard, a laurel wreath, a green robe trimmed with white, holding a torch, in a room
# Sense and Sensibility
Marianne Dashwood: a young woman with golden curls, a white dress, in the hills, rainy sky
Elinor Dashwood: a calm young woman with a brown bun, a blue dress, in a room
Colonel Brandon: a stern man with dark hair, a red uniform, holding a hat, in a garden
# Pride and Prejudice
Mr. Bingley: a smiling young man with ginger hair, a blue tailcoat, in a ballroom
Jane Bennet: a smiling young woman with a blonde bun, a pink dress, in a garden
Mr. Collins: a stern plump man with a black hat, a black cassock, in a room
Lady Catherine de Bourgh: an old stern woman with a feathered grey bun, a purple gown, in a palace
Lydia Bennet: a giggling teenage girl with brown ringlets, a bonnet, a yellow dress, in a street
# Middlemarch
Dorothea Brooke: a young woman with a brown bun, a grey dress, holding a book, in a library
# Tess of the d'Urbervilles
Tess Durbeyfield: a young woman with long auburn hair, a straw hat, a white dress, in a meadow at dawn
# Vanity Fair
Becky Sharp: a young woman with strawberry blonde curls, green eyes, a green gown, holding a fan, in a ballroom
# The Moonstone
Sergeant Cuff: a thin old man with grey hair, a black suit, holding a rose, in a garden
# Rebecca
Mrs. Danvers: a stern pale woman with a black bun, a black dress, in a castle at night
# The War of the Worlds
Martian Invader: an octopus alien with grey skin, in a field at night
# The Time Machine
Time Traveller: a man with a brown moustache, a grey waistcoat, goggles, holding a compass, in a workshop
Morlock: an orc with white skin, white hair, red eyes, in a cave
# The Island of Doctor Moreau
Doctor Moreau: an old stern man with a white beard, a white suit, a panama hat, in a jungle
# The Lost World
Professor Challenger: a broad man with a black beard, a safari hat, a khaki jacket, holding a rifle, in a jungle
# Sherlock Holmes
Mycroft Holmes: a stern broad man with slicked dark hair, a black suit, in a library
Irene Adler: a woman with a dark bun, a black feathered hat, a purple gown, holding a photo, in a room
Inspector Lestrade: a lean man with sideburns, a brown bowler hat, a brown coat, in a foggy street
Mrs. Hudson: an old smiling woman with a grey bun, a cap, a lavender dress, holding a teacup, in a room
# The Speckled Band
Enola Holmes: a teenage girl with wavy brown hair, a red dress, holding a cane, in a street
# Father Brown
Father Brown: a plump smiling priest with round glasses, a black round hat, a black cassock, holding an umbrella, in a village
# Jeeves and Wooster
Jeeves: a calm man with slicked black hair, a black tailcoat, holding a silver tray, in a room
Bertie Wooster: a grinning young man with slicked blonde hair, a monocle, a tuxedo, in a room
# Brideshead Revisited
Sebastian Flyte: a young man with golden hair, a cream suit, holding a teddy bear, in a garden
# Peter Pan
Nana: a dog with brown fur, a white bonnet, in a bedroom
Smee: a plump man with a white beard, a red beanie, glasses, a blue striped shirt, on a ship
Tiger Lily: a Native American girl with black braids, a feather headband, a tan dress, in a jungle
# Just So Stories
Bagheera: a black panther with gold eyes, in a jungle at night
Shere Khan: a fierce tiger with orange fur, in a jungle at dusk
King Louie: an orange ape with ginger fur, in jungle ruins
Rikki-Tikki-Tavi: an otter with tan fur, in a garden
Kim | Kimball O'Hara: a boy with tanned skin, black hair, a white turban, a tan tunic, in a market
# The Wind in the Willows
Ratty: a rat with grey fur, a blue jacket, a white cap, on a river
Mole: a mouse with ebony fur, glasses, a black jacket, in a meadow
Badger: a badger with a grey robe, holding a cane, in a forest
# The Tale of Jemima Puddle-Duck
Jemima Puddle-Duck: a white duck with a blue bonnet, a pink shawl, in a farm
Squirrel Nutkin: a squirrel with copper fur, in a forest
Mrs. Tiggy-Winkle: a hedgehog with a white cap, a yellow dress, in a kitchen
# Winnie-the-Pooh
Tigger: a grinning tiger with orange fur, in a forest by day
Rabbit: a stern rabbit with yellow fur, in a garden
Owl: a brown owl with glasses, in a forest
Kanga: a kangaroo with brown fur, a blue apron, in a meadow
# Alice in Wonderland
Caterpillar: an insect with blue skin, a pipe, in a forest
Tweedledee | Tweedledum: a grinning boy with a red cap, a yellow shirt, a bow tie, in a forest
March Hare: a hare with tan fur, a red jacket, holding a teacup, in a garden
Dormouse: a mouse with brown fur, a green jacket, in a garden
White Queen: a queen with white hair, a white crown, a white gown, in a castle
Red Queen: a stern queen with red hair, a gold crown, a red gown trimmed with black, in a castle
Duchess: a broad duchess with a white headdress, an orange gown, in a kitchen
# The Wonderful Wizard of Oz
Wizard of Oz: a small bald old man with a white moustache, a green suit, in a green palace
Winged Monkey: a monkey with blue fur, wings, a red vest, a fez, in a castle
Toto: a small black dog with ebony fur, in a field
Princess Ozma: a young princess with long dark hair, red poppies, a crown, a white gown, holding a wand, in a palace
# The Lion, the Witch and the Wardrobe
Edmund Pevensie: a boy with black hair, a silver crown, a blue tunic, in a castle
Susan Pevensie: a teenage girl with long dark hair, a crown, a red gown, holding a bow, in a castle
Peter Pevensie: a teenage boy with blonde hair, a gold crown, red armour, holding a sword, in a castle
Prince Caspian: a young prince with long dark hair, a crown, armour, holding a sword, on a ship
Reepicheep: a mouse with brown fur, a red feather, a gold headband, holding a rapier, on a ship
Mr. Beaver: a beaver with brown fur, a green vest, in snow
Puddleglum: a thin sad man with green skin, long green hair, a wide pointed hat, a brown coat, in a swamp
# The Lord of the Rings | The Hobbit | Tolkien
Théoden: an old king with long blonde hair, a blonde beard, gold armour, holding a sword, in a meadow
Éomer: a stern man with long blonde hair, a tail helmet, red armour, holding a spear, in a meadow
Denethor: an old stern man with long grey hair, a black fur robe, in a castle
Treebeard: an old tree with brown bark skin, a long moss beard, in a forest
Witch-king of Angmar: an undead king with a steel crown helmet, a black robe, holding a sword, on a battlefield at night
Gríma Wormtongue: a pale man with greasy black hair, a black fur robe, in a castle
Radagast: an old wizard with a brown hat, a long brown beard, a brown robe, holding a staff, in a forest
Thranduil: a stern elf king with long platinum hair, a crown, a silver robe, in a forest
Tauriel: an elf with long red hair, a green tunic, holding a bow, in a forest
Balin: an old dwarf with a long white forked beard, a red robe, in the mountains
Smaug: a fierce dragon with red scales, gold eyes, in a cave with gold
Bard the Bowman: a stern man with long black hair, a moustache, a leather coat, holding a bow, in snow
Rosie Cotton: a smiling hobbit woman with golden curls, a yellow dress, in a tavern
Lúthien: an elf with long black hair, a blue gown, in a forest at night
Morgoth: a giant man with a steel crown, black armour, holding a hammer, at a volcano
Azog: a broad orc with white skin, scars, holding a mace, in the mountains
# Harry Potter
Fred Weasley: a grinning teenage boy with red hair, freckles, a maroon sweater, in a street
Cho Chang: a young Chinese woman with long black hair, a navy robe, in a castle
Cedric Diggory: a smiling young man with brown hair, a yellow robe, holding a wand, in a castle
Fleur Delacour: a young woman with long silver hair, a sky blue dress, a blue hat, in a castle
Viktor Krum: a stern young man with a buzz cut, a goatee, a red fur coat, in snow
Remus Lupin: a tired man with light brown hair, scars, a moustache, a brown cardigan, in a classroom
Nymphadora Tonks: a grinning young woman with short pink hair, a purple coat, in a street
Dolores Umbridge: a plump smiling woman with brown curls, a pink hair bow, a pink cardigan, holding a wand, in an office
Lucius Malfoy: a stern man with very long platinum hair, a black robe, holding a cane, in a castle
Mad-Eye Moody | Alastor Moody: a scarred man with a blue eye patch, grey hair, a brown coat, holding a staff, in a castle
Sybill Trelawney: a woman with frizzy hair, huge round glasses, a shawl, holding a crystal ball, in a classroom
Gilderoy Lockhart: a grinning man with golden wavy hair, a lilac robe, holding a book, in a classroom
Newt Scamander: a shy man with tousled ginger hair, a blue coat, a yellow scarf, holding a wand, in a city
Hedwig: a white owl with gold eyes, at night
Molly Weasley: a plump smiling woman with red hair, a knitted cardigan, in a kitchen
Arthur Weasley: a thin balding man with red hair, glasses, a green robe, in a workshop
Moaning Myrtle: a ghost schoolgirl with black pigtails, round glasses, a robe
Peter Pettigrew: a plump balding man with a face, a brown coat, in a street at night
Argus Filch: an old stern man with long grey hair, a brown coat, holding a lantern, in a castle at night
Grindelwald: a stern pale man with white hair, a moustache, a black coat, in a city at night
# His Dark Materials | The Golden Compass
Lord Asriel: a stern man with short dark hair, a beard, a fur coat, in the arctic
Mrs. Coulter: a smiling woman with golden hair, a gold dress, in a room
Iorek Byrnison: a polar bear with steel armour, in the arctic
Lee Scoresby: a thin man with a grey moustache, a cowboy hat, a brown coat, in the sky
Serafina Pekkala: a young witch with long blonde hair, a flower crown, a black dress, holding a bow, in the arctic at night
# Discworld
Sam Vimes: a stern man with stubble, a copper breastplate, a helmet, a cigar, in a street, rainy sky
Nanny Ogg: a plump grinning old witch with a pointed hat, a red dress, holding a mug, in a tavern
Tiffany Aching: a young girl with brown hair, a green dress, a pointed black hat, in the hills
Moist von Lipwig: a smiling man with a gold suit, a gold winged hat, in a city
Havelock Vetinari: a thin stern man with a black goatee, a black cap, a black robe, holding a cane, in an office
Twoflower: a smiling plump man with glasses, a hat, a red flowered shirt, holding a camera, in a street
Carrot Ironfoundersson: a strong young man with red hair, a breastplate, holding a sword, in a street
# Gormenghast
Steerpike: a stern young man with red hair, red eyes, a scar, a black coat, in a castle
# Watership Down
Hazel: a rabbit with brown fur, in a meadow
# Charlotte's Web
Wilbur: a small pink pig, in a farm
Charlotte: an insect spider with grey skin, in a barn
# Stuart Little
Stuart Little: a small white mouse with a red sweater, in a city
# The Velveteen Rabbit
Velveteen Rabbit: a rabbit with tan fur, a bow, in a bedroom
# Where the Wild Things Are
Max: a boy with a white wolf hood, a gold crown, a white bodysuit, in a jungle at night
Wild Thing: a hairy monster with horns, tusks, yellow eyes, brown fur, in a jungle at night
# The Gruffalo
Gruffalo: a bear with orange eyes, tusks, horns, brown fur, in a deep forest
# Eloise
Madeline: a small girl with red hair, a yellow straw hat, a blue coat, in a city
# Charlie and the Chocolate Factory
Oompa Loompa: a small dwarf with orange skin, green hair, a white apron, in a workshop
Veruca Salt: a stern girl with long brown hair, a red dress, a fur coat, in a workshop
Augustus Gloop: a fat smiling boy with short blonde hair, a green striped sweater, holding chocolate, in a workshop
Violet Beauregarde: a girl with a blonde bob, a sky blue tracksuit, blue skin, in a workshop
Grandpa Joe: an old thin smiling man with white hair, glasses, a nightcap, a striped shirt, in a room
# The Witches
Grand High Witch: a bald woman with a hooked nose, a purple gown, gloves, in a hotel hall
# James and the Giant Peach
James Henry Trotter: a small boy with brown hair, a blue shirt, holding a peach, in the sky
# Fantastic Beasts
Queenie Goldstein: a smiling woman with blonde curls, a pink coat, in a city
# The Secret Garden
Dickon: a smiling boy with ginger hair, freckles, a tan cap, a brown vest, in a garden
Colin Craven: a pale boy with grey eyes, brown hair, a blue dressing gown, in a bedroom
# Little Lord Fauntleroy
Little Lord Fauntleroy: a boy with golden curls, a black suit, a collar, a red sash, in a garden
# Little Women
Beth March: a gentle young girl with brown hair, a brown dress, at a piano, in a room
Amy March: a young woman with blonde curls, a blue dress, holding a paintbrush, in a garden
Meg March: a young woman with a brown bun, a lavender dress, in a ballroom
Laurie Laurence: a young man with wavy black hair, a brown suit
# Rebecca of Sunnybrook Farm
Rebecca of Sunnybrook Farm: a girl with dark braids, a pink parasol, a straw hat, a brown dress, in a farm
# Pollyanna
Pollyanna: a smiling girl with blonde braids, freckles, a straw hat, a checked red dress, in a garden
# The Railway Children
Bobbie Waterbury: a teenage girl with brown hair, a straw hat, a red dress
# Swallows and Amazons
Nancy Blackett: a grinning girl with a red beanie, a blue shirt, on a lake boat
# The Famous Five
George Kirrin: a girl with short curly dark hair, freckles, a blue sweater, with a dog, by the sea
# Noddy
Noddy: a smiling boy with a blue jester cap, a red shirt, a yellow scarf, in a village
Big Ears: an old gnome with a white beard, a red cap, a blue jacket, in a village
# Thomas the Tank Engine
Fat Controller: a fat man with a black top hat, a black tailcoat, a yellow waistcoat
# The Borrowers
Arrietty: a small young woman with brown hair, a red dress, in a garden
# Mary Poppins
Bert the Chimney Sweep: a grinning man with a black cap, a black jacket, a red scarf, holding a broom, on a rooftop
# Horrible Histories
Horrid Henry: a stern boy with messy brown hair, a yellow shirt trimmed with blue, in a street
# The Adventures of Tom Sawyer
Becky Thatcher: a girl with two blonde braids, a straw hat, a white dress, in a village
# The Last of the Mohicans
Hawkeye: a man with long dark hair, a tan leather shirt, holding a rifle, in a forest
Chingachgook: an old Native American man with a mohawk, face paint, a leather shirt, holding an axe, in a forest
Uncas: a young Native American man with long black hair, a blue shirt, holding an axe, in the mountains
# The Call of the Wild
Buck: a dog with tan fur, in snow
# White Fang
White Fang: a grey wolf, in snow
# Of Mice and Men
Lennie Small: a huge man with a blank look, a grey cap, blue overalls, in a farm
George Milton: a small man with a brown hat, a denim jacket, in a farm
# The Grapes of Wrath
Tom Joad: a stern man with a grey flat cap, a brown jacket, in a desert
# A Streetcar Named Desire
Blanche DuBois: a pale woman with blonde curls, a white gown, a hat, in a room at night
Stanley Kowalski: a broad man with short dark hair, a white t-shirt, in a room at night
# Gone with the Wind
Melanie Hamilton: a gentle woman with a dark bun, a grey dress, in a room
# The Great Gatsby
Jordan Baker: a slim woman with a brown bob, a white cap, a white dress, holding a club, in a park
Nick Carraway: a young man with brown hair, a straw hat, a grey suit, a bow tie, in a garden
# Catch-22
Yossarian: a young man with dark hair, a leather jacket, a pilot cap, in a city
# Slaughterhouse-Five
Billy Pilgrim: a thin man with a blue toga, silver boots, on a battlefield in snow
# On the Road
Dean Moriarty: a grinning man with brown hair, a white t-shirt, in a desert
# The Adventures of Augie March
Ignatius J. Reilly: a fat man with a black moustache, a green cap, a plaid shirt, in a street
# The Color Purple
Celie: a young Black woman with a dark bun, a purple dress, in a field
# Beloved
Sethe: a Black woman with a headscarf, a brown dress, in a house at night
# Death of a Salesman
Willy Loman: an old tired man with a grey hat, a grey coat, in a street at night
`)
