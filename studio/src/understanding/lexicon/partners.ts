import { sketches } from './sketches.ts'

/** Characters known only as members of a pair or trio; all others are in the other files of the lexicon. */
export const PARTNERS = sketches(`
# Thelma & Louise | Thelma and Louise
Thelma | Thelma Dickinson: a young woman with wavy red hair, green eyes, a big smile and sunglasses, in a blue denim jacket, in a desert by day
Louise | Louise Sawyer: a middle-aged woman with short auburn hair and sunglasses, a stern mouth, in a white tank top, in a desert at dusk
# The Bible | Bible
Cain: a young angry Middle Eastern man with long dark brown hair and a full brown beard, in a brown tunic, holding a grey sickle, in a field
Abel: a young smiling Middle Eastern man with short curly brown hair and no beard, in a white tunic, holding a brown staff, in a meadow
Delilah: a beautiful Middle Eastern woman with long wavy black hair and a gold circlet, in a violet robe trimmed with gold
Caspar | Kaspar | Gaspar: an old man with a long white beard and a gold crown, in a green robe trimmed with gold, under the stars
Melchior: a middle-aged Middle Eastern man with a brown full beard and a silver crown, in a red robe trimmed with white, under the stars
Balthasar | Balthazar: a young African man with short black hair, no beard and a gold turban, in a blue robe trimmed with gold, under the stars
# Greek mythology
Eurydice: a pale sad young woman with long wavy blonde hair and a green wreath, in a white toga, in a cave
Castor: a young Greek man with short curly brown hair, a brown helmet and a red cape, holding a spear
Pollux | Polydeuces: a young Greek man with short curly brown hair, a plaster on the nose and a broad build, in a blue toga
# Roman mythology
Remus: a young Roman man with short black hair and a black stubble, in a grey toga, by ruins
# Hamlet | William Shakespeare
Rosencrantz: a young man with long brown hair, a brown goatee and a black cap, in a green doublet, holding a letter, in a castle
Guildenstern: a young man with short blonde hair, a blonde moustache and a red cap, in a yellow doublet, in a castle
# Robinson Crusoe
Friday: a young Caribbean man with short black hair and bare chest in leather, holding a bow, on a beach
# Blake and Mortimer
Francis Blake | Captain Blake: a slim man with slicked blonde hair and a blonde moustache, in a blue suit, in a city
# Faust
Gretchen | Margarete: a young German woman with blonde braids, in a blue dress trimmed with white, holding a flower, in an old town
`)
