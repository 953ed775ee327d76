import { sketches } from '../sketches.ts'

export const AMERICAN_MYTHS = sketches(`
# Aztec mythology
Tezcatlipoca | Smoking Mirror: a stern Aztec man with black long hair, face paint, a black cloak, a gold crown, holding a black orb, among ruins at night
Huitzilopochtli: a fierce Aztec warrior with blue skin, face paint, a green feather crown, holding a blue spear, at a temple at dawn
Tlaloc: an Aztec man with blue skin, round eyes, fangs, goggles, a blue crown, holding a lightning bolt, rainy sky
Xochiquetzal: a smiling young Aztec woman with black braids, a flower crown, a red dress, in a garden by day
Coatlicue: an old stern Aztec woman with green skin, snakes, a skirt, a green dress, at a temple at night
Mictlantecuhtli: a skeleton with a feathered crown, a red cloak, among ruins at night, ominous mood
Xolotl: a dog with ashen grey fur, a gold crown, a tan loincloth, at a temple at dusk
Tonatiuh: an Aztec man with red skin, a gold crown, a gold cloak, holding an orange orb, in a desert by day
Malinche | Malintzin: a young Aztec woman with long black hair, a white dress trimmed with red, in a city by day
Cuauhtémoc: a young stern Aztec king with a green feather crown, a white cloak, at a temple
Nezahualcoyotl: an Aztec king with a turquoise diadem, a blue cloak, holding a flower, in a garden
# Maya mythology
Itzamna: an old Mayan man with copper skin, a hooked nose, a white beard, a green robe, holding a book, at a temple at dawn
Ixchel: an old Mayan woman with copper skin, a snake headband, a blue dress, holding a mug, at the full moon
Chaac: a Mayan man with blue skin, a long hooked nose, a blue tunic, holding a silver axe, in a storm
Hunahpu: a young Mayan man with copper skin, face paint, a headband, a tan tunic, holding a bow, in a jungle by day
Xbalanque: a young Mayan man with copper skin, a spotted headband, a leopard tunic in yellow, holding a brown ball, in a jungle at night
Camazotz: a bat creature with ebony fur, wings, red eyes, a black loincloth, in a cave at night
K'inich Janaab Pakal | Pakal the Great: a Mayan king with a hooked nose, a mask, a green crown, a green toga, at a temple
# Inca mythology
Viracocha: an old Inca man with a long white beard, a gold crown, a white robe, holding two staffs, in the mountains at dawn
Inti: an Inca man with yellow skin, a gold crown, a gold tunic, in the mountains by day
Mama Quilla: an Inca woman with silver hair, a silver tiara, a white dress, in the mountains at night
Pachamama: a broad Inca woman with black braids, a flower crown, a brown dress, in the mountains by day
Supay: a demon with red skin, horns, a red cloak, in a cave, ominous mood
Manco Cápac: an Inca king with a gold crown, a red tunic, holding a gold staff, in the mountains at dawn
Túpac Amaru II: an Inca man with long black hair, a black wide-brimmed hat, a blue cloak, in the mountains at dusk
# North American legends
Coyote: a grinning dog with tan fur, a brown jacket, in a desert at dusk
Raven the Trickster: an eagle with black feathers, a black cloak, holding a yellow orb, by the coast at dawn
White Buffalo Calf Woman: a Native American woman with black braids, a white dress, holding a pipe, in a prairie at dawn
Spider Grandmother | Spider Woman: an old Native American woman with a white bun, a turquoise dress, in a desert at night
Hiawatha: a Native American man with a black mohawk, a brown tunic, holding a bow, in a forest by day
Kokopelli: a grinning Native American man with a black mohawk, a turquoise tunic, holding a flute, in a desert at dusk
Wendigo: an undead deer with antlers, ashen grey skin, rags, in a snowy forest at night, ominous mood
Sedna: an Inuit mermaid with long black hair, a grey dress, underwater, ominous mood
Nanook: a polar bear in a white fur coat, in the arctic at night
Thunderbird: an eagle with a blue crown, a navy cloak, stormy sky
Bigfoot | Sasquatch: a broad ape with brown fur, in a deep forest at dusk
Mothman: an insect with black wings, red eyes, a black cloak, in a city at night, eerie mood
Jersey Devil: a horse demon with wings, horns, brown fur, in a forest at night
Slender Man: a slim faceless bald man with porcelain skin, a black suit, a black tie, in a forest at night
Bloody Mary: a ghost woman with long black hair, a white gown, holding a candle, in a bathroom at night, creepy mood
Johnny Appleseed: a smiling man with a brown beard, a cap in silver, a tan shirt, holding an apple, in a garden by day
Pecos Bill: a grinning cowboy with a moustache, a tan cowboy hat, a red shirt, in a desert
Davy Crockett: a smiling man with long brown hair, a brown fur cap, a tan leather jacket, holding a rifle, in the hills
Daniel Boone: a stern man with long brown hair, a black wide-brimmed hat, a brown leather jacket, holding a rifle, in a forest
Uncle Sam: an old stern man with white hair, a white goatee, a blue top hat, a blue tailcoat trimmed with red, in a city by day
Rip Van Winkle: an old man with a very long white beard, a brown tricorne, a brown coat, in the mountains by day
Betsy Ross: a woman with a white bonnet, a blue dress, holding a red cloth, in a room by day
Captain Kidd: a stern pirate with a black tricorne, a red coat, on a beach at dusk
Casey Jones: a smiling man with a blue peaked cap, blue overalls, holding a lantern, by a train at dawn
Molly Pitcher: a woman with a white bonnet, a rolled blue dress, holding a bucket, on a battlefield by day
Annie Oakley: a young woman with long brown curly hair, a tan cowboy hat, a brown dress, holding a rifle, in a prairie by day
Wild Bill Hickok: a man with long brown hair, a long moustache, a black wide-brimmed hat, a red sash, a black coat, holding a revolver, in a tavern at night
Jesse James: a stern bearded man with a brown cowboy hat, a brown coat, holding a revolver, in a prairie at dusk
Wyatt Earp: a stern man with a handlebar moustache, a black cowboy hat, a black coat, holding a revolver, in a desert by day
Doc Holliday: a slim pale man with a moustache, a grey cowboy hat, a grey suit, holding a revolver, in a tavern at night
Butch Cassidy: a grinning man with a brown bowler hat, a brown suit, in a desert by day
Crazy Horse: a stern Native American man with long black hair, face paint, a feather, a tan tunic, in a prairie at dusk
Red Cloud: an old stern Native American man with black braids, a feather, a dark vest, in a prairie
Chief Joseph: a Native American man with black braids, earrings, a red cloak, in the mountains
Tecumseh: a stern Native American man with a red bandana, a blue coat, holding a tomahawk, in a forest
Squanto: a Native American man with a black mohawk, a tan cloak, in a field by day
# Latin American folklore
El Chupacabra | Chupacabra: a lizard with green skin, red eyes, fangs, spikes, in a farm at night, eerie mood
La Catrina: a smiling skeleton woman with a wide-brimmed flower hat, a purple gown, a graveyard at night
Saci Pererê | Saci: a grinning Black boy with a red cap and a pipe, red shorts, in a jungle by day
Curupira: a boy with copper skin, red spiky hair, a green tunic, in a jungle at dusk
Iara: a Brazilian mermaid with long green hair, a teal dress, by a river at night
El Silbón: a thin man with a straw hat, a tattered brown coat, carrying a bag, in a prairie at night, eerie mood
El Sombrerón: a small man with a black sombrero, a black suit, holding a guitar, in a street at night
Juan Diego: a Mexican man with black hair, a short beard, a tan poncho, holding red roses, in the hills at dawn
María Lionza: a Latina woman with long black hair, a flower crown, a green dress, in a jungle at night
Difunta Correa: a young Latina woman with long black hair, a red dress, in a desert by day
Gauchito Gil: a man with long black hair, a moustache, a red bandana, a blue shirt, a red cross, in a prairie at dusk
Martín Fierro: a stern gaucho with a black beard, a black hat, a brown poncho, holding a guitar, in a prairie at dusk
Emiliano Zapata: a stern Mexican man with a handlebar moustache, a black sombrero, a black jacket trimmed with silver, holding a rifle, in the hills
Pancho Villa: a broad grinning Mexican man with a moustache, a tan sombrero, a brown jacket, holding a rifle, in a desert by day
Benito Juárez: a stern Mexican man with slicked black hair, a black suit, a bow tie, in an office
Miguel Hidalgo: an old bald Mexican priest with white hair, a black cassock, holding a torch, by a church at night
Sor Juana Inés de la Cruz | Sor Juana: a nun with a black veil, a white habit, in a library
José de San Martín: a general with black sideburns, a navy uniform trimmed with gold, a bicorne, in the mountains
José Martí: a man with a big black moustache, a black suit, holding a book, on a beach at dawn
Eva Perón | Evita: a woman with a golden blonde bun, a white gown, earrings, at a microphone, on a balcony at night
Pelé: a grinning Brazilian footballer with an afro, a yellow jersey trimmed with green, in a stadium
Diego Maradona | Maradona: a broad footballer with black curly hair, a sky blue jersey trimmed with white, in a stadium
Carmen Miranda: a grinning Latina singer with a turban in yellow, earrings, a red dress, on a stage
Celia Cruz: a laughing Black Cuban singer with a blue wig, earrings, a gold gown, on a stage
Carlos Gardel: a smiling man with slicked black hair, a grey fedora, a grey suit, a scarf, in a neon street at night
Gabriel García Márquez: an old man with grey curly hair, a grey moustache, glasses, a white suit, holding a yellow flower, in a jungle
Jorge Luis Borges: an old man with slicked grey hair, closed eyes, a grey suit, holding a cane, in a library
Pablo Neruda: a broad man with a tan flat cap, a brown jacket, holding a book, by the sea
Gabriela Mistral: a stern woman with short grey hair, a black dress, holding a book, in a classroom
Violeta Parra: a woman with long black hair, a poncho in red, holding a guitar, in the mountains
Mercedes Sosa: a broad Latina singer with long black hair, a red poncho, on a stage at night
Cantinflas: a grinning Mexican man with a moustache, a cap, a white undershirt, in a street by day
El Santo: a broad wrestler with a silver full mask, a silver cape, at night
José Rizal: a young Filipino man with black hair, a moustache, a black overcoat, holding a book, in a city by day
`)
