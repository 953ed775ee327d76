import { sketches } from '../sketches.ts'

export const EUROPEAN_LEGENDS = sketches(`
# Greek mythology
Hestia: a gentle woman with a brown bun, a veil, a cream chiton, holding a torch, in a warm interior
Gaia: a broad woman with long green hair, a flower crown, a green chiton, in a meadow
Cronus | Kronos: an old stern man with a grey beard, a black toga, holding a scythe, in space at night
Nike: a young woman with a brown bun, wings, a white chiton, holding a laurel wreath, clear sky
Nemesis: a stern woman with black hair, wings, a charcoal chiton, holding a sword, at dusk
Hecate: a pale woman with black hair, a tiara, a black chiton, holding a torch, in a graveyard at night
Pan: a grinning bearded man with horns, brown curly hair, a brown fur loincloth, holding a flute, in a forest
Atlas: a broad bearded man with a brown toga, holding a globe, in the mountains
Charon: an old undead man with a grey beard, a black robe, holding a pole, on a river at night
Daedalus: an old bearded man with a brown tunic, holding a compass, in a workshop
Theseus: a young man with brown curly hair, a blue tunic, holding a sword, in a cave
Ariadne: a young woman with a red bun, a diadem, a red chiton, holding a red orb, by the sea
Atalanta: a young woman with a brown ponytail, a green tunic, holding a bow, in a forest
Narcissus: a young handsome man with golden curly hair, a white toga, holding a yellow flower, by a lake
Echo: a young woman with long auburn hair, a pale blue chiton, in a forest
Daphne: a young woman with green hair, a laurel wreath, a green chiton, in a forest
Midas | King Midas: a king with a gold beard, yellow skin, a gold crown, a gold robe, holding a gold rose, in a palace
Sisyphus: a tired bearded man with rags, holding a grey boulder, in the mountains
Oedipus: a bearded king with a gold crown, a purple toga, in a palace, ominous mood
Antigone: a young stern woman with a black bun, a black chiton, among ruins
Ajax: a broad bearded man with a bronze crested helmet, bronze armour, holding a shield, on a battlefield
Paris of Troy | Paris: a young man with golden curly hair, a red cap, a purple tunic, holding a bow, in a castle
Agamemnon: a stern bearded king with a gold mask, bronze armour, on a battlefield
Menelaus: a red-bearded king with a bronze crested helmet, red cloak, on a battlefield
Patroclus: a young man with brown curly hair, bronze armour, on a beach
Priam: an old king with a white beard, a purple cap, a purple robe, in a castle at night
Clytemnestra: a stern woman with a red bun, a diadem, a crimson gown, holding an axe, in a palace at night
Electra: a young woman with short black hair, a black chiton, among ruins
Polyphemus | Cyclops: a one-eyed bearded giant with a brown fur loincloth, holding a club, in a cave
Calypso: a young woman with long brown hair, a flower crown, a turquoise chiton, on a beach
Nausicaa: a young woman with a brown braid, a white chiton, holding a ball, on a beach
Tiresias: an old man with a white beard, a grey toga, holding a staff, among ruins
Chiron: a bearded horse man with a brown toga, holding a bow, in the mountains
Asclepius: a bearded man with a white toga, holding a staff, in a temple
Psyche: a young woman with a blonde bun, butterfly wings, a pink chiton, holding a lantern, at night
Morpheus: a man with black curly hair, wings, a navy toga, holding a red poppy, at night
Triton: a bearded merman, a teal loincloth, holding a horn, underwater
Selene: a pale woman with a silver bun, a silver diadem, a silver chiton, at the full moon
Helios: a young man with golden curly hair, a gold crown, an orange toga, in the sky by day
Nyx: a woman with ebony skin, black hair, a veil, a black chiton, among the stars
Eris: a grinning woman with black hair, a black chiton, holding a gold apple, at dusk
Sphinx: a lion woman with a gold headdress, wings, at the pyramids
Diogenes: an old man with a white beard, rags, holding a lantern, in a street
# Roman mythology
Romulus: a young stern man with short brown hair, a fur tunic, holding a sword, in the hills
Aeneas: a bearded man with a bronze helmet, a red cloak, at a city at night
Dido: a sad queen with a black bun, a gold crown, a purple gown, in a palace at dusk
Janus: an old man with a grey beard, a silver toga, holding a key, at a temple
Lucretia: a sad young woman with a brown bun, a white toga, holding a dagger, in a room
# Norse mythology
Tyr: a stern bearded man with a blonde braid, a fur cloak, holding a sword, in snow
Frigg: a woman with a golden braid, a silver crown, a blue gown, in a castle
Freyr: a smiling bearded man with long golden hair, a gold crown, a green tunic, holding a sword, in a field
Skadi: a stern woman with black braids, a white fur coat, holding a bow, in the snowy mountains
Idun: a young woman with golden braids, a green dress, holding a gold apple, in a garden
Bragi: an old man with a long white beard, a brown robe, holding a harp, in a great hall
Sif: a woman with long golden hair, a gold tiara, a white gown, in a field by day
Njord: an old bearded man with a blue cloak, holding a trident, by the sea
Fenrir: a huge wolf with ashen grey fur, gold eyes, a chain, in snow at night, ominous mood
Surtr: a giant with black skin, red flaming hair and beard, black armour, holding a flaming sword, at a volcano
Valkyrie: a stern woman with blonde braids, a winged helmet in silver, silver armour, holding a spear, stormy sky
Mimir: an old one-eyed man with a green skin, horns, a white beard, a green robe, in a forest
# Celtic mythology
Lugh: a young man with golden curly hair, a gold circlet, a green cloak, holding a spear, in the hills
Dagda: a broad red-bearded man with a brown tunic, holding a club, in the hills
Brigid: a woman with long red hair, a white gown, holding a torch, at dawn
Cernunnos: a bearded man with antlers, long brown hair, a green robe, holding a gold ring, in a forest
Finn MacCool | Fionn mac Cumhaill: a broad man with long blonde hair, a blonde beard, a green cloak, holding a spear, by the coast
Deirdre: a sad young woman with long golden hair, a green gown, in a forest
Oisín: a young man with long red hair, a green tunic, holding a harp, by the sea
Queen Maeve | Medb: a stern queen with long red hair, a gold crown, a red gown, holding a sword, in the hills
Rhiannon: a woman with long golden hair, a gold gown, on a white horse, in a meadow
Leprechaun: a grinning small dwarf with a red beard, a green top hat, a green suit, holding a mug of gold, in the hills
Banshee: a ghost woman with long silver hair, a grey cloak, crying, in a graveyard at night
Selkie: a sad woman with long black hair, a grey fur coat, on a beach at dusk
Green Man: a tree man with green skin, a leaf beard, in a forest
# Arthurian legend
Percival: a young knight with blonde hair, silver armour, a red cloak, holding a gold goblet, in a forest
Tristan: a young knight with brown hair, a green tunic, holding a harp, on a ship
Isolde | Iseult: a young woman with long golden hair, a circlet, a blue gown, holding a goblet, on a ship
Mordred: a stern young knight with black hair, black armour, holding a sword, on a battlefield
Uther Pendragon: a stern king with a brown beard, a gold crown, a red cloak, in a castle at night
Green Knight: a broad giant with green skin, a green beard, green armour, holding an axe, in snow
Elaine | Lady of Shalott: a sad woman with long red hair, a white gown, on a river at dusk
Bedivere: an old knight with a grey beard, chainmail, holding a sword, by a lake
Sir Kay: a stern knight with short brown hair, a moustache, blue armour, in a great hall
# English legend
Lady Godiva: a woman with very long red hair, a tan cloak, on a horse in a street at dawn
Dick Turpin: a man with a black tricorne, a black mask, a red coat, holding a pistol, in the hills at night
Will Scarlet: a young man with red hair, a red feathered cap, a red tunic, holding a sword, in a forest
Alan-a-Dale: a smiling man with brown hair, a feathered cap, a purple tunic, holding a lute, in a forest
Guy of Gisborne: a stern man with black hair, a goatee, black leather armour, holding a sword, in a castle
Prince John: a stern prince with a brown goatee, a gold crown, a purple robe, in a castle
Saint George: a knight with a silver helmet, silver armour, a red cross shield, in the hills
Herne the Hunter: a stern man with antlers, a hood, a brown cloak, holding a bow, in a forest at night
Spring-heeled Jack: a thin grinning man with a top hat, red eyes, a black cloak, on a rooftop at night
Dick Whittington: a young man with a feathered cap, a brown tunic, with a cat, in a street
Guy Fawkes: a man with a black wide-brimmed hat, a moustache and goatee, a black doublet, holding a lantern, in a dungeon
Sweeney Todd: a pale man with wild black hair, a white shirt, a grey waistcoat, holding a silver razor, in a room at night
Jack the Ripper: a man with a black top hat, a black cloak, holding a knife, in an alley at night, foggy mood
Punch | Mr. Punch: a grinning man with a hooked nose, a red jester cap, a red suit trimmed with yellow, holding a stick, on a stage
Mother Goose: an old woman with a black hat, glasses, a red shawl, in the hills
Old King Cole: a jolly plump king with a white beard, a gold crown, a red robe, holding a pipe, in a castle
Humpty Dumpty: a bald round man with a wide grin, a bow tie, a blue suit, on a wall by day
Little Bo Peep: a young girl with blonde curls, a bonnet, a pink dress, holding a crook, in a meadow
Little Miss Muffet: a scared girl with blonde ringlets, a white bonnet, a blue dress, in a garden
Jack and the Beanstalk: a boy with messy brown hair, a green tunic, holding an axe, in a farm
Wee Willie Winkie: a small boy with a white nightcap, a white nightgown robe, holding a candle, in a street at night
Bogeyman: a hooded undead man with ashen grey skin, a black cloak, in a bedroom at night
# Scottish legend
Rob Roy: a man with a red beard, a blue beret, a green kilt, holding a sword, in the hills
Robert the Bruce: a stern bearded king with a gold crown, chainmail, a yellow tunic, holding an axe, on a battlefield
Bonnie Prince Charlie: a young prince with a white wig, a blue beret, a red plaid coat, in the hills
Flora MacDonald: a young woman with a brown bun, a plaid shawl, a white dress, by the sea
Tam o' Shanter: a scared man with a blue beret, a brown coat, on a horse at night
# Fairy tale
Frog Prince: a frog with a gold crown, a green doublet, by a lake
Jack Sprat: a thin man with a brown cap, a green coat, in a kitchen
Little Match Girl: a girl with long blonde hair, a red headscarf, rags, holding a candle, in snow at night
Ugly Duckling: a sad duck with ashen grey feathers, by a lake in winter
Steadfast Tin Soldier: a soldier with a black cap, a red uniform, a moustache, in a room
Princess and the Pea: a young princess with long brown hair, a gold crown, a pink nightgown, in a bedroom
Mother Holle | Frau Holle: an old woman with a white bonnet, a blue dress, in snow
Nutcracker: a man with a white beard, a black cap, a red uniform trimmed with gold, holding a sword, at night
Clara: a young girl with brown ringlets, a blue hair bow, a white dress, in a room at night
Mouse King: a mouse with a gold crown, a red uniform, holding a sword, in a room at night
Sugar Plum Fairy: a fairy with a blonde bun, a tiara, a lavender tutu, holding a wand, on a stage
Sandman of Dreams: a smiling old man with a nightcap, a blue robe, a bag of sand, at night
Three Little Pigs | Practical Pig: a pig with a blue cap, blue overalls, in a farm
Gingerbread Man: a smiling small man with brown skin, white buttons, in a kitchen
Snow Maiden | Snegurochka | Снегурочка: a young woman with a blonde braid, a blue fur hat, a blue fur coat, in a snowy forest
Ded Moroz | Father Frost | Дед Мороз: an old man with a very long white beard, a blue fur hat, a blue fur coat, holding a silver staff, in a snowy forest
# Slavic folklore
Ilya Muromets | Илья Муромец: a broad bearded knight with a steel helmet, mail, holding a mace, in a prairie
Dobrynya Nikitich | Добрыня Никитич: a bearded knight with a gold helmet, mail, a red cloak, holding a sword, in a field
Alyosha Popovich | Алёша Попович: a young knight with a steel helmet, mail, holding a bow, in a field
Ivan Tsarevich | Иван-царевич: a young prince with blonde hair, a red cap, a red robe, holding a feather, in a forest
Ivan the Fool | Иван-дурак: a grinning young man with messy blonde hair, a white shirt, in a village
Firebird | Жар-птица: an eagle with orange feathers, a gold crown, in a garden at night
Perun | Перун: a stern bearded man with long silver hair, a red cloak, holding an axe, stormy sky
Veles | Велес: an old man with horns, a long brown beard, a fur cloak, holding a staff, in a forest at night
Domovoi | Домовой: a small old man with a brown beard, a red shirt, in a kitchen at night
Rusalka | Русалка: a pale mermaid with long green hair, a white dress, by a river at night
Vodyanoy | Водяной: an old frog man with green skin, a green beard, in a swamp
Leshy | Леший: a tree man with a green beard, brown rags, in a forest at dusk
Sadko | Садко: a bearded man with a red cap, a red robe, holding a harp, underwater
Krak | King Krak: a bearded king with a fur hat, a red cloak, in a castle
Pan Twardowski: a man with a big moustache, a black fur hat, a red robe
Princess Libuše: a woman with golden braids, a circlet, a white gown, in the hills at dusk
Jánošík: a young man with black braids, a wide belt, a black hat, a white shirt, holding an axe, in the mountains
# Kalevala
Ilmarinen: a broad bearded smith with an apron, holding a hammer, in a forge
Louhi: an old stern woman with grey hair, a fur hood, a black dress, in the arctic, ominous mood
Lemminkäinen: a young man with red hair, a red tunic, holding a sword, by a lake
Aino: a young woman with blonde braids, a white dress, by a lake at dawn
# Nibelungenlied
Kriemhild: a stern woman with blonde braids, a crown, a red gown, holding a sword, in a castle
Hagen: a one-eyed bearded knight with a winged helmet, black armour, holding a spear, by a river
Lorelei | Loreley: a woman with very long golden hair, a white gown, on a cliff at dusk
Rübezahl: a giant with a very long grey beard, a brown cloak, holding a staff, in the mountains
# Hungarian legend
János Vitéz: a young man with a moustache, a black hat, a white shirt, holding a sword, in a prairie
Elizabeth Báthory: a pale stern woman with a black bun, a white ruff, a crimson gown, in a castle at night
# Basque legend
Olentzero: a plump bearded man with a beret, a blue shirt, holding a pipe, in snow
# French legend
Roland: a young knight with a silver helmet, silver armour, holding a horn, in the mountains
Mélusine: a mermaid woman with long golden hair, a crown, a green gown, wings, in a castle
Gargantua: a huge plump laughing man with a brown bob, a white shirt, holding a mug, in a kitchen
Reynard the Fox | Renart: a grinning fox with a green doublet, in a farm
# Spanish legend
El Cid: a stern bearded knight with a silver helmet, mail, holding a sword, in the desert
# Jewish folklore
Dybbuk: a pale ghost man with a black beard, a white robe, in a room at night
Judith of Bethulia: a stern woman with a black braid, a red gown, holding a sword, in a tent at night
`)
