import { sketches } from '../sketches.ts'

export const WORLD_NOVELS = sketches(`
# Les Misérables
Javert | Inspector Javert: a stern man with grey sideburns, a black bicorne, a black greatcoat, holding a cane, in a street at night
Fantine: a sad young woman with short blonde hair, a white shirt, in a street at night
Gavroche: a grinning boy with messy blonde hair, a tan flat cap, a brown vest, in a street
Éponine: a young woman with messy brown hair, a tan cap, a brown coat, in a street, rainy sky
Marius Pontmercy: a young man with wavy brown hair, a black coat, a white cravat, in a garden
Enjolras: a young stern man with curly golden hair, a red jacket, holding a rifle, in a street
# The Three Musketeers
Athos: a stern man with long dark hair, a goatee, a black plumed hat, a blue tunic, holding a rapier, in a castle
Porthos: a broad laughing man with a handlebar moustache, a red plumed hat, a blue tunic, holding a mug, in a tavern
Aramis: a slim man with long black hair, a moustache, a blue plumed hat, a blue tunic, holding a book, in a church
Milady de Winter: a woman with golden curls, a red gown, holding a dagger, in a palace at night
# The Hunchback of Notre-Dame
Claude Frollo: a stern bald old man with a black cap, a black robe, in a cathedral
# Madame Bovary
Emma Bovary: a woman with a black bun, a blue gown, holding a book, in a room
# The Red and the Black
Julien Sorel: a young man with brown curls, a black suit, holding a book, in a church
# Candide
Candide: a young man with blonde hair, a white wig, a green coat, in a garden
# Don Quixote
Dulcinea: a woman with a black braid, a red dress, a headscarf, in a farm
# The Stranger
Meursault: a man with short black hair, a white shirt, on a beach, bright mood
# Arsène Lupin
Arsène Lupin: a smiling man with slicked hair, a moustache, a monocle, a black top hat, a tuxedo, a black cape, at night
# The Little Prince
The Fox: a fox with copper fur, in a field at dusk
# Fantômas
Fantômas: a man in a black mask, a black top hat, a tuxedo, on a rooftop at night
# Around the World in Eighty Days
Passepartout: a smiling man with brown hair, a moustache, a bowler hat, a green jacket, carrying a bag, in a street
Princess Aouda: a young Indian woman with a black braid, a veil, a gold sari, in a city
# Journey to the Center of the Earth
Professor Lidenbrock: an old man with wild grey hair, glasses, a brown coat, holding a lantern, in a cave
# Michael Strogoff
Michael Strogoff: a bearded man with a fur hat, a brown fur coat, holding a whip, in snow
# War and Peace
Natasha Rostova: a young woman with a dark bun, a white gown, in a ballroom
Pierre Bezukhov: a plump man with short brown hair, round glasses, a green tailcoat, in a ballroom
Andrei Bolkonsky: a stern man with dark hair, a white uniform trimmed with gold, on a battlefield
# Crime and Punishment
Raskolnikov: a pale thin young man with messy brown hair, a black coat, a top hat, holding an axe, in a street at night
Sonya Marmeladova: a thin pale young woman with blonde hair, a green shawl, holding a candle, in a room
# The Brothers Karamazov
Alyosha Karamazov: a gentle young man with brown hair, a black cassock, in a church
Ivan Karamazov: a stern young man with glasses, a black suit, in a room at night
Dmitri Karamazov: a man with a moustache, a brown coat, holding a mug, in a tavern
# The Master and Margarita
Woland: a man with eyes, a black beret, a grey suit, holding a cane, in a park at dusk
Behemoth: a huge black cat with a bow tie, holding a mug, in a room at night
Margarita: a woman with wild red hair, a black cloak, with a broom, at the full moon
# Eugene Onegin
Eugene Onegin: a young man with dark curls, a black top hat, a black tailcoat, in snow
Tatiana Larina: a young woman with a brown bun, a red beret, a white gown, holding a letter, in a room
# Dead Souls
Chichikov: a plump man with slicked hair, a brown tailcoat, in a village
# Taras Bulba
Taras Bulba: a broad old man with a long grey moustache, a red cossack hat, a red coat, holding a sabre, in a prairie
# Doctor Zhivago
Yuri Zhivago: a man with dark hair, a moustache, a fur hat, a grey coat, in snow
Lara Antipova: a blonde woman with a fur hat, a brown fur coat, in snow
# The Twelve Chairs
Ostap Bender | Остап Бендер: a grinning man with a white peaked cap, a striped shirt, a green jacket, a scarf, in a street
# Soviet children's books
Cheburashka | Чебурашка | チェブラーシカ: a bear with ears, brown fur, round eyes, a smile, in a city
Crocodile Gena | Gena the Crocodile | Крокодил Гена: a crocodile with green skin, a black bowler hat, a red coat, a pipe, in a city
Shapoklyak | Шапокляк: an old thin woman with a grey bun, a black hat, a black dress, in a street
Doctor Aybolit | Aybolit | Доктор Айболит: an old man with a white goatee, glasses, a white cap, a white lab coat, in a jungle
Buratino | Буратино: a boy with a very long nose, a striped cap in red, a red jacket, holding a gold key, on a stage
Malvina | Мальвина: a girl with long curly blue hair, a white hair bow, a white dress, in a garden
Karabas Barabas | Карабас-Барабас: a stern man with a very long black beard, a top hat, a black tailcoat, holding a whip, on a stage
Neznaika | Dunno | Незнайка: a boy with yellow hair, a blue hat, an orange shirt, yellow trousers, in a garden
Uncle Styopa | Дядя Стёпа: a very smiling policeman with a white uniform, in a city
Moydodyr | Мойдодыр: a stern man with a bowl on his head, a white towel, in a kitchen
# Karlsson-on-the-Roof
Karlsson | Karlsson-on-the-Roof | Карлсон: a plump smiling man with messy red hair, blue overalls, on a rooftop
# Emil of Lönneberga
Emil of Lönneberga | Emil i Lönneberga | Michel aus Lönneberga: a grinning boy with blonde hair, a blue cap, a blue shirt, in a farm
# Ronia, the Robber's Daughter
Ronia | Ronja Räubertochter | Ronja rövardotter: a girl with wild black hair, a brown tunic, holding a bow, in a forest
# The Brothers Lionheart
Jonatan Lionheart: a young man with golden hair, a blue tunic, holding a sword, in the mountains
# Moomin
Moomintroll | Moomin | ムーミン | Муми-тролль: a round white hippo with fair skin, small ears, smiling, in the mountains
Little My | ちびのミイ: a small grumpy girl with a red bun, a red dress, in a meadow
Snufkin | スナフキン | Снусмумрик: a man with a green pointed hat, a green coat, a pipe, holding a flute, by a river at dusk
# Nils Holgersson
Nils Holgersson: a small boy with blonde hair, a red cap, a blue vest, clear sky
# Struwwelpeter
Struwwelpeter | Shockheaded Peter: a boy with wild blonde hair, a red tunic, green trousers
# Max and Moritz | Max und Moritz
Max: a grinning boy with short black hair, a round face, a navy jacket, in a village
Moritz: a grinning boy with an orange quiff, a long face, a beige jacket, in a village
# The Robber Hotzenplotz
Räuber Hotzenplotz | Robber Hotzenplotz: a grinning man with a black beard, a black hat with a feather, a red coat, holding a pistol, in a forest
# Jim Button
Jim Button | Jim Knopf: a smiling Black boy with a blue cap, blue overalls, on an island
Luke the Engine Driver | Lukas der Lokomotivführer: a broad man with a black moustache, a blue cap, blue overalls, a pipe, on an island
# The Neverending Story
Fuchur | Falkor: a white dragon with a dog face, fair skin, a smile, clear sky
# Emil and the Detectives
Emil Tischbein: a boy with slicked blonde hair, a blue suit, holding a cap, in a city
# All Quiet on the Western Front
Paul Bäumer: a sad young soldier with a grey steel helmet, a grey uniform, on a battlefield
# The Metamorphosis
Gregor Samsa: an insect with brown skin, a white shirt, in a bedroom
# The Tin Drum
Oskar Matzerath: a small boy with dark hair, a striped sweater in red, holding a red drum, in a city
# Perfume
Jean-Baptiste Grenouille: a pale thin young man with messy brown hair, a brown coat, holding a flask, in a workshop
# The Good Soldier Švejk
Josef Švejk | Good Soldier Schweik: a smiling plump soldier with a round face, a khaki cap, a khaki uniform, holding a beer, in a tavern
# Death in Venice
Gustav von Aschenbach: an old man with a grey moustache, round glasses, a straw hat, a cream suit, on a beach
# Cinderella's Three Hazelnuts
Popelka: a young woman with a brown braid, a green feathered cap, a grey tunic, holding a bow, in snow
# One Hundred Years of Solitude
Aureliano Buendía: a stern man with a handlebar moustache, an olive uniform, holding a gold fish, in a workshop
Úrsula Iguarán: an old tiny woman with a white bun, a black dress, in a kitchen
Remedios the Beauty: a young woman with long black hair, a white dress, in the sky
# Like Water for Chocolate
Tita de la Garza: a young Mexican woman with a black braid, a white blouse, in a kitchen
# The House of the Spirits
Clara del Valle: a woman with long brown hair, a white gown, in a room at night
# Pedro Páramo
Pedro Páramo: a stern old Mexican man with a grey moustache, a tan hat, a white shirt, in a desert ruins
# The Alchemist
Santiago the Shepherd: a young man with black hair, a red cloak, holding a crook, in the desert at dusk
# Zorba the Greek
Madame Hortense: an old plump woman with blonde curls, a feathered hat, a pink gown, on a beach
# Pinocchio
Blue Fairy | Fata Turchina: a fairy with blue long hair, a blue gown, holding a wand, at night
Jiminy Cricket: an insect with green skin, a blue top hat, a black tailcoat, holding a red umbrella, at night
Mangiafuoco | Stromboli: a broad man with a very long black beard, a red vest, holding a whip, on a stage
# The Betrothed
Lucia Mondella: a young Italian woman with a black bun, a blue dress, by a lake
# The Leopard
Prince of Salina: a man with grey sideburns, a black tailcoat, in a ballroom
# Commedia dell'arte
Harlequin | Arlecchino: a grinning man with a black mask, a black bicorne, a bodysuit in red trimmed with yellow, holding a stick, on a stage
Pierrot: a sad pale man with white face paint, a black cap, a white tunic, at the full moon
Columbine | Colombina: a smiling woman with a white bonnet, a mask, a red dress, on a stage
Pantalone: an old man with a hooked nose, a mask, a goatee, a red cap, a black cloak, in a city
Pulcinella: a man with a black beaked mask, a white cap, a white tunic, on a stage
# Things Fall Apart
Okonkwo: a broad stern Nigerian man with a red cap, a brown toga, holding a machete, in a village
# The Lion and the Jewel
Sidi: a young Nigerian woman with black braids, a blue dress, earrings, in a village
# One Thousand and One Nights
Morgiana: a young Arab woman with a veil, a black braid, a purple dress, holding a dagger, in a room at night
Harun al-Rashid | هارون الرشيد: a king with a black beard, a white turban, a gold robe, in a palace at night
Prince Ahmed: a young Arab prince with a red turban, a blue robe, clear sky
Shahryar | شهریار: a stern king with a black beard, a gold turban, a purple robe, in a palace
Peri Banu: a fairy with long black hair, wings, a pink gown, in a garden
# Shahnameh
Rostam | رستم: a broad Persian warrior with a forked beard, a leopard helmet, tan armour, holding a mace, in the mountains
Sohrab | سهراب: a young Persian warrior with a red helmet, mail, holding a spear, on a battlefield
Simurgh | سیمرغ: an eagle with orange feathers, a gold crown, in the mountains
Zahhak | ضحاک: a stern king with snakes, a black beard, a crown, a black robe, in a palace
Kaveh | کاوه آهنگر: a broad bearded smith with an apron, holding a hammer, in a forge
Zal | زال: a Persian man with long white hair, a green robe, in the mountains
Tahmineh: a Persian woman with a black braid, a diadem, a turquoise gown, in a palace at night
Siyavash: a young Persian prince with a gold helmet, white tunic, on a black horse
# Layla and Majnun
Layla: a young Arab woman with a veil, long black hair, a purple gown, in a desert at dusk
Majnun | مجنون: a thin man with wild black hair, rags, in a desert
# Arab folklore
Antarah ibn Shaddad | عنترة بن شداد: an Arab warrior with ebony skin, a black beard, a white turban, mail, holding a sword, in a desert
Juha | Goha | جحا: a smiling old Arab man with a white beard, a white turban, a green robe, in a street
Nasreddin | Nasreddin Hodja | Nasrettin Hoca: a smiling old Turkish man with a white beard, a white turban, a brown robe, in a village
Zarqa al-Yamama: an Arab woman with blue eyes, a veil, a black robe, in a desert
# Turkish legend
Köroğlu: a man with a big black moustache, a red turban, a green coat, holding a sword, in the mountains
Keloğlan: a grinning bald boy with a red cap, a white shirt, in a village
Karagöz: a grinning bearded man with a red turban, a red robe, on a stage
# Armenian legend
David of Sasun: a broad man with long curly black hair, a red tunic, holding a sword, in the mountains
# Georgian legend
Tariel | Knight in the Panther's Skin: a stern man with a black beard, a skin cloak in orange, holding a sword, in the mountains
Queen Tamar | თამარ მეფე: a Georgian queen with a gold crown, a white veil, a red gown, in the mountains
# Jewish literature
Tevye | Tevye the Dairyman: a broad man with a brown beard, a black cap, a brown vest, in a village
Yentl: a young woman with short brown hair, a black cap, glasses, a black coat, holding a book, in a library
Golde: a woman with a headscarf, a brown dress, in a kitchen
`)
