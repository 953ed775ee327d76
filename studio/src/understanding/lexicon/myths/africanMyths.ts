import { sketches } from '../sketches.ts'

export const AFRICAN_MYTHS = sketches(`
# Egyptian mythology
Thoth | Djehuty: an ibis, an eagle headed man with a black long wig, in a white toga, holding a green scroll, in a temple at night
Set | Seth: a broad wolf with ebony fur and red eyes, in a red toga, holding a gold staff, in a desert at dusk, stormy mood
Sekhmet: a lioness with a gold headdress, in a red gown, holding a gold staff, in a desert by day
Hathor: a young Egyptian woman with long black hair, horns and a gold tiara, in a turquoise dress, in a temple at dawn
Nephthys: an Egyptian woman with black braids, a violet tiara and a purple gown, among ruins at dusk
Sobek: a broad crocodile with green skin, in a green toga trimmed with gold, by a river at dawn
Ptah: a bald Egyptian man with green skin, a long goatee and a blue cap, in a white robe, holding a gold staff, in a temple
Ma'at | Maat: a young Egyptian woman with a black bob, a white feather tiara, in a red gown, wings, in a temple by day
Bes: a dwarf with a bushy brown beard, a wide grin, a leopard tunic in orange, in a room at night
Khonsu: an eagle with a silver crown, in a white cloak, holding a silver staff, in a desert at night
Apep | Apophis: a huge green lizard with red eyes, in black armour, in a desert at night, ominous mood
Nut: an Egyptian woman with blue skin and long black hair, in a navy dress trimmed with silver, in starry space at night
Geb: an Egyptian man with green skin, a green crown and a brown toga, in the hills by day
Imhotep: a bald Egyptian man with a white cap, in a white robe, holding a brown scroll, at the pyramids by day
# Akan folklore
Kwaku Ananse | Ananse: a slight grinning Ghanaian man with a black short cut and narrow eyes, in an orange toga, holding a brown stick, in a jungle by day
Nyame: an old Ghanaian man with a white short beard and a gold crown, in a gold robe, among the stars at night
Asase Yaa: a Ghanaian woman with a green bandana and a brown dress, holding a yellow flower, in a field at dawn
Yaa Asantewaa: an old Ghanaian woman with a black buzz cut, in a yellow cloak trimmed with green, holding a musket, in a village by day
# Yoruba mythology
Oshun | Ọṣun: a smiling Nigerian woman with black braids, a gold crown, earrings, a yellow gown, by a river by day
Ogun: a broad stern Nigerian man with a green bandana and a short beard, in green armour, holding a silver machete, in a forge at night
Obatala: an old Nigerian man with a white beard, a white crown, a white robe, holding a silver staff, in the hills at dawn
Eshu | Elegua: a grinning Nigerian man in a red cap and a black tunic trimmed with red, holding a brown crook, in a market by day
Oya: a fierce Nigerian woman with a purple headscarf, in a purple dress, holding a silver sword, stormy sky
Orunmila: an old Nigerian man with a green cap and a green robe trimmed with yellow, holding a brown book, in a room by day
Olokun: a Nigerian person with a turquoise crown, a teal robe, holding a white orb, underwater
# Zulu mythology
Unkulunkulu: an old Zulu man with a white beard, in a brown toga, in a green meadow at dawn
Mamlambo: a river lizard woman with green skin, in a teal bodysuit, underwater at night
Nomkhubulwane: a young Zulu woman with flowers, a flower crown and a green dress, in the hills, clear sky
Tokoloshe: a small goblin with brown skin, in a grey loincloth, in a bedroom at night, eerie mood
Queen Nandi | Nandi: a Zulu woman with a red headband, earrings and a red toga, in the hills by day
# Dahomey
Nawi: a young African woman with black braids, in a blue tunic, holding a silver machete, in a savannah by day
Mawu: an old African woman with a silver tiara, a white robe, holding a white orb, at night
Mami Wata: an African mermaid with long black hair, earrings, a teal dress, holding a gold compass, underwater
# Mali Empire
Sundiata Keita | Sundiata: a broad African king with a short beard, a gold cap and a white robe, holding a silver bow, in a savannah by day
Sogolon: a broad African woman with a brown headscarf, in a brown dress, in a village at dusk
Soumaoro Kanté | Sumanguru: a stern African king with a red cap, a black robe, holding a spear, in a castle at night
# Kongo folklore
Nzambi: an old African man with a long white beard, in a white robe, in outer space
Chibinda Ilunga: an African hunter with a braided beard, in a brown tunic, holding a bow, in a forest by day
# San mythology
Cagn | Mantis: a thin insect with green skin, in a tan loincloth, holding a bow, in a desert by day
# Ethiopian legend
Makeda | Queen Makeda: a young Ethiopian queen with black braids, a gold crown, a white gown trimmed with green, in a palace by day
Menelik: a young Ethiopian king with an afro, a gold crown and a green cloak, in the mountains by day
Lalibela: an Ethiopian king with a short beard, a white turban, a white robe, holding a gold cross, in a cathedral
Tewodros II: an Ethiopian king with black braids, a white toga, holding a spear, in the mountains at dawn
Menelik II: a broad Ethiopian king with a black beard, a black wide-brimmed hat, a black cloak trimmed with gold, in a palace
Taytu Betul | Empress Taytu: a broad Ethiopian empress with a gold crown, an afro and a white cloak trimmed with red, in a palace
# Berber legend
Dihya | Kahina: a fierce Berber woman with long curly black hair, a red headband and a red robe, holding a sword, in a desert at dawn
Tin Hinan: a Berber queen with an indigo veil, an indigo robe, earrings, in a desert at dusk
Juba II: a Berber king with curly hair, a diadem, a white toga, holding a scroll, in a palace by day
# African history
Queen Amina | Amina of Zazzau: a fierce Nigerian queen with a blue turban, in mail, holding a spear, in a savannah at dawn
Moremi: a Nigerian queen with a coral crown, a coral dress, in a forest by day
Amanirenas: a one-eyed African queen with a gold cap, an eye patch, a white robe, holding a bow, at the pyramids by day
Taharqa: a deep brown pharaoh with a gold crown, a white toga, at the pyramids at dusk
Ranavalona | Ranavalona I: an African queen with a red crown, a red gown, holding a gold staff, in a palace, ominous mood
Osei Tutu: an African king in a gold crown and a yellow toga, holding a gold staff, in a palace
Behanzin: an African king with a pipe, a top hat, a purple toga, in a palace
Cetshwayo: a broad Zulu king with a headband and a short beard, in a brown toga, holding a spear, in the hills
Moshoeshoe | Moshoeshoe I: an old African king with a top hat, a grey short beard, a blue cloak, in the mountains
Samori Ture: a stern African general with a white turban, a white robe, holding a rifle, in a savannah
Ibn Battuta: a Moroccan traveller with a black beard, a white turban, a green cloak, holding a brown book, in a desert at dusk
Ibn Khaldun: an Arab scholar with a grey beard, a white turban, a brown robe, holding a brown book, in a library
Toussaint Louverture: a deep brown general with a blue bicorne, a blue uniform trimmed with gold, holding a sword, in the hills by day
Wangari Maathai: a smiling Kenyan woman with an orange headscarf, earrings, an orange dress, in a forest by day
Miriam Makeba | Mama Africa: a smiling African singer with an afro buzz cut, earrings, a yellow dress, on a stage at night
Fela Kuti: a grinning Nigerian musician with an afro, face paint, a yellow bodysuit, on a stage at night
Steve Biko: a young African man with an afro, a goatee, a brown turtleneck, in a city by day
Desmond Tutu: a laughing old African bishop with glasses, a purple cassock, a purple cap, in a cathedral
Kofi Annan: an old Ghanaian man with white short hair, a white goatee, a navy suit, in an office
Patrice Lumumba: a stern young African man with glasses, a goatee, a black suit, in a city by day
Kwame Nkrumah: a stern Ghanaian politician with a receding short cut, in a white tunic, in a city by day
Thomas Sankara: a smiling African captain with a red beret, an olive green uniform, in a village by day
Jomo Kenyatta: an old Kenyan man with a grey goatee, a cap, a black leather jacket, holding a white staff, in the hills
Nzinga Mbande: a stern African queen with a red headband, earrings, a red toga, holding an axe, in a palace
Chinua Achebe: an old Nigerian author with glasses, a red cap, a grey tunic, holding a brown book, in a library
Wole Soyinka: an old Nigerian author with a white afro, a white beard, a cream tunic, holding a book, in a library
Nadine Gordimer: an old woman with a grey bun, a black turtleneck, holding a book, in a library
Cesária Évora: an old African singer with short curly hair, earrings, a blue dress, on a stage at night
Lucy the Australopithecus: a small monkey woman with brown fur, in a brown loincloth, in a savannah at dawn
Eusébio: a grinning African footballer with a buzz cut, a red jersey, in a stadium by day
Abebe Bikila: a slim Ethiopian athlete with a buzz cut, a green tank top, in a city at dusk
`)
