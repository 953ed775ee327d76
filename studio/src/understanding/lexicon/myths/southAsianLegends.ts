import { sketches } from '../sketches.ts'

export const SOUTH_ASIAN_LEGENDS = sketches(`
# Hindu mythology
Vishnu | विष्णु: a calm Indian man with blue skin, a gold crown, a yellow toga, holding a pink lotus, by the sea at dawn
Brahma | ब्रह्मा: an old Indian man with a white beard, a gold crown, a red toga, holding a book, at dawn
Lakshmi | लक्ष्मी: a smiling Indian woman with long black hair, a gold crown, a red sari, holding a pink lotus, by a lake
Saraswati | सरस्वती: an Indian woman with long black hair, a gold crown, a white sari, holding a lute, by a river at dawn
Parvati | पार्वती: an Indian woman with a black braid, a gold tiara, a green sari, in the mountains
Radha | राधा रानी: a smiling young Indian woman with a black braid, earrings, a pink sari, in a garden at dusk
Indra | इंद्र: a strong Indian man with a gold crown, gold armour, holding a lightning bolt, stormy sky
Agni: an Indian man with red skin, red flaming hair, a gold crown, an orange toga, holding a torch, at night
Yama | यम: a stern man with green skin, a black moustache, a gold crown with horns, a red robe, holding a mace, ominous mood
Varuna: an Indian man with blue skin, a gold crown, a teal toga, underwater
Kartikeya | Murugan | முருகன்: a young Indian man with a gold crown, an orange toga, holding a spear, in the mountains
Narasimha: a lion with a gold crown, gold fur, a yellow toga, in a palace at dusk
Kubera: a plump Indian man with a moustache, a gold crown, a green toga, holding a gold mace, in a palace
Garuda: an eagle with a gold crown, gold wings, a green toga, in the mountains
Vamana: an Indian boy monk with a topknot, an orange robe, holding a parasol, in the forest
Parashurama: a fierce bearded Indian man with long black hair, an orange toga, holding an axe, in the mountains
# Ramayana
Ravana | रावण: a fierce Indian king with a curled black moustache, a gold crown, a red robe, holding a sword, in a palace, ominous mood
Lakshmana: a young Indian man with a topknot, a yellow toga, holding a bow, in a forest
Kumbhakarna: a fat Indian giant with a moustache, a gold crown, a purple toga, in a palace
Shabari: an old Indian woman with white hair, an orange sari, in a forest
Jatayu: an old eagle with brown feathers, a gold crown, in a stormy sky
# Mahabharata
Arjuna | अर्जुन: a young Indian archer with a gold crown, a moustache, gold armour, holding a bow, on a battlefield at dawn
Bhima: a broad Indian warrior with a black moustache, a gold crown, a red toga, holding a mace, on a battlefield
Draupadi | द्रौपदी: a proud Indian woman with black hair, earrings, a red sari, in a palace
Karna | कर्ण: a strong Indian archer with gold earrings, gold armour, holding a bow, at sunrise
Yudhishthira: a calm Indian king with a gold crown, a goatee, a white robe, in a palace
Bhishma: an old Indian warrior with a long white beard, a silver helmet, white armour, holding a bow, on a battlefield
Drona: an old Indian teacher with a white topknot, a white beard, a brown robe, holding a bow, in a forest
Kunti: an old Indian woman with grey hair, a white sari, in a palace
Duryodhana: a stern Indian prince with a black moustache, a gold crown, a purple robe, holding a mace, in a palace
# Indian legend
Savitri: a young Indian woman with a black braid, an orange sari, in a forest
Shakuntala: a young Indian woman with a flower crown, a green sari, in a forest
Birbal: a grinning Indian man with a moustache, a white turban, a cream robe, in a palace
Tenali Raman | Tenali Rama: a grinning Indian man with a topknot, a moustache, a white toga, in a palace
Vikramaditya: an Indian king with a moustache, a gold crown, a red robe, holding a sword, in a graveyard at night
Vetala: a ghost with green skin, long white hair, a white toga, in a graveyard at night
Chanakya | Kautilya: a stern Indian man with a topknot, an orange toga, holding a scroll, in a palace
Mirabai: an Indian woman with long black hair, a white sari, holding a lute, in a temple
Kabir: an old Indian poet with a white beard, a white cap, a brown robe, in a workshop
Tansen: an Indian musician with a moustache, a red turban, a white robe, holding a lute, in a palace at night
Guru Nanak | ਗੁਰੂ ਨਾਨਕ: an old gentle Indian man with a long white beard, an orange turban, a yellow robe, by a river
# India
Shah Jahan: an Indian emperor with a black beard, a white turban with a feather, a gold robe, in a palace at dusk
Mumtaz Mahal: an Indian empress with long black hair, a pearl tiara, a pink gown, in a garden
Babur: an Indian emperor with a black beard, a gold turban, a green robe, in a garden
Aurangzeb: an old stern Indian emperor with a white beard, a white turban, a white robe, holding a book, in a palace
Nur Jahan: an Indian empress with a veil, earrings, a purple gown, holding a rifle, in a garden
Shivaji | Chhatrapati Shivaji | शिवाजी महाराज: an Indian king with a black pointed beard, an orange turban, a white tunic, holding a sword, in the mountains
Maharana Pratap: an Indian king with a big black moustache, a red turban, mail, holding a spear, in the hills
Tipu Sultan: an Indian king with a moustache, a green turban, a green robe, holding a sword, in a castle
Ranjit Singh: an old one-eyed Indian king with a white beard, a white turban, an eye patch, in a palace
Razia Sultana: an Indian queen with a gold turban, red armour, holding a sword, in a castle
Ahilyabai Holkar: an Indian queen with a white veil, a white sari, holding a book, in a temple
Rabindranath Tagore | Tagore: an old Indian poet with a long white beard, wavy white hair, a grey robe, in a garden
Swami Vivekananda | Vivekananda: a calm Indian monk with an orange turban, an orange robe, by the sea
Jawaharlal Nehru: an old Indian man with a white cap, a cream jacket with a red rose, in a garden
Subhas Chandra Bose: an Indian man with round glasses, an olive green uniform, a khaki cap, in a field
B. R. Ambedkar | Ambedkar: a broad Indian man with round glasses, a blue suit, holding a blue book, in a library
Bhagat Singh: a young Indian man with a moustache, a brown fedora, a white shirt, in a prison
Indira Gandhi: an old stern Indian woman with black hair with white, a green sari, in an office
Sarojini Naidu: an Indian woman with a black bun, earrings, a purple sari, holding a book, in a garden
Srinivasa Ramanujan | Ramanujan: a young plump Indian man with short black hair, a black coat, holding a notebook, in a library
C. V. Raman: an Indian scientist with a white turban, a black suit, in a laboratory
Jagadish Chandra Bose: an Indian scientist with a moustache, glasses, a black suit, in a laboratory
A. P. J. Abdul Kalam: an old smiling Indian scientist with long grey wavy hair, a navy suit, in an office
Aryabhata: an Indian man with a topknot, an orange toga, holding a compass, among the stars at night
Satyajit Ray: an Indian man with black hair, a pipe, a white tunic, in a studio
Ravi Shankar: an Indian musician with wavy black hair, a white tunic, holding a sitar lute, on a stage
Lata Mangeshkar: an old smiling Indian singer with two grey braids, a white sari, on a stage
Raj Kapoor: a smiling Indian man with slicked black hair, a moustache, a black jacket, a tan cap, in a street
Sachin Tendulkar: a smiling Indian athlete with curly black hair, a blue jersey, a blue helmet, in a stadium
Milkha Singh: an Indian athlete with a white topknot, a beard, a white tank top, in a stadium
Phoolan Devi: a stern young Indian woman with a red headband, a khaki shirt, holding a rifle, in a desert
Kalpana Chawla: a smiling Indian astronaut with short black hair, an orange spacesuit, in space
# Sinhala legend
Kuveni: a Sri Lankan queen with long black hair, a gold crown, a red dress, in a jungle
# Thailand
Phra Aphai Mani: a young Thai prince with a gold crown, a green tunic, holding a flute, by the sea
Naresuan: a Thai king with a black wide-brimmed hat, red armour, holding a sword, on a battlefield
Mae Nak: a pale Thai ghost woman with long black hair, a green dress, by a river at night
# Vietnam
Trưng Trắc | Trung Sisters: a Vietnamese woman with a gold turban, a yellow dress, holding a sword, on a battlefield
Thánh Gióng | Saint Giong: a strong Vietnamese young man with a topknot, gold armour, holding a pole, in a field
Ho Chi Minh: an old thin Vietnamese man with a white goatee, a beige tunic, in a garden
Âu Cơ | Au Co: a Vietnamese woman with wings, a turban, a white dress, in the mountains
Lạc Long Quân: a Vietnamese man with a crown, teal armour, by the sea
# Indonesian folklore
Rangda: an old fierce woman with wild white hair, fangs, red skin, a red dress, in a graveyard at night
Nyi Roro Kidul: an Indonesian queen with long black hair, a gold crown, a green dress, by the sea, stormy sky
Gatotkaca: an Indonesian warrior with a moustache, a gold crown, wings, black armour, in the sky by day
Kartini: a young Indonesian woman with a black bun, a white blouse, holding a letter, in a room
# Philippine folklore
Maria Makiling: a Filipina woman with long black hair, a flower crown, a white dress, in a jungle, misty mood
Lapu-Lapu: a stern Filipino warrior with a red headband, tattoos, a gold vest, holding a sword, on a beach
Manananggal: an undead woman with wings, fangs, long black hair, a black dress, at night
Bernardo Carpio: a strong Filipino man in a red tunic, in the mountains
# Malay legend
Hang Tuah: a Malay warrior with a black headcloth, a green tunic, holding a dagger, by a ship
Puteri Gunung Ledang: a young Malay woman with a gold tiara, a yellow gown, in the mountains at dawn
# Tibetan legend
Milarepa: a thin monk with green skin, long black hair, a white robe, in a cave
Gesar: a king with a gold helmet, gold armour, holding a spear, in the mountains
Green Tara | Tara: a woman with green skin, a gold crown, a red dress, holding a blue lotus, in the mountains
Tenzing Norgay: a smiling Nepalese man with a cap, goggles, a blue parka, holding an ice axe
# Mongolian legend
Khutulun: a broad Mongolian woman with black braids, a fur hat, a red robe, holding a bow, in a prairie
Tamerlane | Timur: a stern Mongolian king with a red beard, a gold helmet, blue armour, in the desert
# Polynesian mythology
Tangaroa: a Maori man with blue skin, face tattoos, a green cloak, holding a trident, by the sea
Hina: a Hawaiian woman with long black hair, a flower crown, a white dress, at the full moon
Tāne Mahuta: a Maori man with face tattoos, a topknot, a green cloak, in a forest
Kamehameha | King Kamehameha: a broad Hawaiian king with a yellow crested helmet, a yellow cloak trimmed with red, holding a spear, on a beach
Hine-nui-te-pō: a Maori woman with green eyes, long black hair, a black cloak, at night
Hone Heke: a Maori man with face tattoos, a red cloak, holding an axe, in the hills
Queen Liliʻuokalani | Liliuokalani: a Hawaiian queen with a black bun, a tiara, a black gown, in a palace
Queen Salote: a broad smiling Polynesian queen with a crown, a red gown, rainy sky
# Aboriginal mythology
Rainbow Serpent: a lizard with green scales, an orange toga, in a desert at dusk
Bunyip: a dog with brown fur, tusks, in a swamp at night
Baiame: an old Aboriginal man with deep brown skin, a white beard, face paint, a brown loincloth, in a desert at night
Truganini: an Aboriginal woman with deep brown skin, short curly hair, a shell necklace, a brown dress, by the sea
Bennelong: an Aboriginal man with deep brown skin, curly hair, face paint, a red coat, by the harbour
Ned Kelly: a bearded man with a steel bucket helmet, steel armour, a brown coat, holding a revolver, in a forest
`)
