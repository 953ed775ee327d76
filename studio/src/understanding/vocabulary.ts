import type {
  Age,
  BeardCut,
  Build,
  Expression,
  EyeShape,
  Garment,
  HairCut,
  HeadShape,
  Headwear,
  Mark,
  Mood,
  Mouth,
  Nose,
  Prop,
  Scene,
  Species,
  Time,
} from '../CharacterSpec.ts'

/**
 * The English of each member of the spec's lists. The reader knows every phrase of a row, the writer
 * uses them too, so a phrase must mean the same wherever it stands. Hyphens are written as spaces.
 */
type Phrases<Member extends string> = Readonly<Record<Member, readonly [string, ...string[]]>>

export const AGE_PHRASES: Phrases<Age> = {
  child: ['little', 'small child'],
  teen: ['teenage', 'teenaged', 'adolescent'],
  adult: ['adult', 'grown', 'young', 'youthful'],
  'middle-aged': ['middle aged', 'mature'],
  old: ['elderly', 'old', 'aged', 'ancient', 'ageing', 'aging', 'wizened', 'very old'],
}

export const BUILD_PHRASES: Phrases<Build> = {
  slight: ['slight', 'slim', 'slender', 'lean', 'skinny', 'petite', 'lanky', 'delicate', 'wiry'],
  average: ['average', 'medium build', 'ordinary build'],
  broad: [
    'broad',
    'stocky',
    'muscular',
    'burly',
    'sturdy',
    'heavyset',
    'broad shouldered',
    'stout',
    'strong',
    'fat',
  ],
}

export const SPECIES_PHRASES: Phrases<Species> = {
  human: ['human'],
  elf: ['elven', 'elvish'],
  dwarf: ['dwarven', 'dwarvish'],
  orc: ['orcish'],
  robot: ['robotic', 'mechanical', 'android'],
  alien: ['extraterrestrial'],
  animal: ['anthropomorphic', 'animal', 'furry'],
  undead: ['undead'],
}

export const HEAD_PHRASES: Phrases<HeadShape> = {
  oval: ['oval'],
  round: ['round', 'chubby'],
  square: ['square', 'angular', 'square jawed'],
  long: ['long', 'narrow', 'gaunt'],
  heart: ['heart shaped'],
}

export const NOSE_PHRASES: Phrases<Nose> = {
  straight: ['straight'],
  small: ['small', 'button', 'tiny'],
  broad: ['broad', 'wide', 'flat'],
  hooked: ['hooked', 'aquiline', 'crooked', 'roman'],
  round: ['round', 'bulbous', 'big'],
}

export const MOUTH_PHRASES: Phrases<Mouth> = {
  medium: ['medium', 'even'],
  thin: ['thin'],
  full: ['full', 'plump'],
  wide: ['wide'],
}

export const EYE_PHRASES: Phrases<EyeShape> = {
  almond: ['almond shaped', 'almond'],
  round: ['round', 'wide', 'big', 'large'],
  narrow: ['narrow', 'narrowed'],
  hooded: ['hooded', 'heavy lidded'],
}

export const EXPRESSION_PHRASES: Phrases<Expression> = {
  neutral: ['neutral'],
  smile: ['smiling', 'friendly', 'gentle', 'kind', 'happy', 'cheerful'],
  grin: ['grinning', 'laughing', 'mischievous'],
  stern: ['stern', 'serious', 'frowning', 'angry', 'determined', 'grim'],
  sad: ['sad', 'sorrowful', 'melancholy', 'weeping', 'crying'],
  surprised: ['surprised', 'astonished', 'startled'],
}

/** Words beside "hair" that decide the cut. */
export const HAIR_PHRASES: Phrases<
  Exclude<
    HairCut,
    | 'bun'
    | 'bob'
    | 'buzz'
    | 'afro'
    | 'bowl'
    | 'mohawk'
    | 'dreadlocks'
    | 'bald'
    | 'braid'
    | 'ponytail'
  >
> = {
  short: ['short', 'short cut', 'cropped'],
  tousled: ['tousled', 'messy', 'untidy', 'unkempt', 'spiky', 'shaggy', 'wild'],
  slicked: ['slicked back', 'slicked', 'combed back', 'sleek'],
  long: ['long', 'straight', 'flowing', 'shoulder length', 'waist length'],
  wavy: ['wavy', 'long wavy'],
  curly: ['curly', 'curled', 'bushy', 'frizzy', 'long curly', 'short curly'],
}

/** Nouns that are a cut of hair by themselves. */
export const HAIR_NOUNS: Partial<Phrases<HairCut>> = {
  buzz: ['buzz cut', 'crew cut', 'buzzcut'],
  bowl: ['bowl cut'],
  bob: ['bob', 'bob cut'],
  afro: ['afro'],
  bun: ['bun', 'topknot', 'chignon'],
  braid: ['braid', 'braids', 'plait', 'plaits', 'pigtails'],
  ponytail: ['ponytail', 'pony tail'],
  mohawk: ['mohawk'],
  dreadlocks: ['dreadlocks', 'locs'],
  curly: ['curls', 'ringlets'],
  bald: ['bald', 'bald head', 'hairless', 'shaven headed', 'shaved head'],
}

export const BEARD_PHRASES: Phrases<
  Exclude<BeardCut, 'none' | 'moustache' | 'handlebar' | 'goatee' | 'stubble'>
> = {
  short: ['short', 'trimmed', 'neat', 'close cropped'],
  full: ['full', 'thick', 'bushy'],
  long: ['long', 'flowing'],
  braided: ['braided', 'plaited', 'forked'],
}

export const BEARD_NOUNS: Partial<Phrases<BeardCut>> = {
  stubble: ['stubble', 'stubbled', 'unshaven'],
  moustache: ['moustache', 'mustache', 'moustached'],
  handlebar: ['handlebar moustache', 'handlebar mustache', 'handlebar'],
  goatee: ['goatee'],
  none: ['clean shaven', 'beardless'],
}

export const HEADWEAR_NOUNS: Phrases<Headwear> = {
  'wizard-hat': [
    'wizard hat',
    'pointed hat',
    'pointy hat',
    'witch hat',
    "wizard's hat",
    "witch's hat",
  ],
  cap: ['cap', 'baseball cap', 'flat cap', 'kepi'],
  crown: ['crown'],
  tiara: ['tiara', 'diadem', 'circlet'],
  hood: ['hood'],
  helmet: ['helmet', 'helm'],
  'horned-helmet': ['horned helmet', 'viking helmet'],
  'top-hat': ['top hat'],
  tricorne: ['tricorne', 'tricorn', 'pirate hat', 'tricorne hat', 'tricorn hat'],
  'wide-brim': [
    'wide brimmed hat',
    'cowboy hat',
    'fedora',
    'straw hat',
    'bonnet',
    'deerstalker',
    'sombrero',
  ],
  headband: ['headband', 'head band'],
  'space-helmet': ['space helmet', 'glass helmet', 'astronaut helmet', 'bubble helmet'],
  beanie: ['beanie', 'knitted cap', 'woolly hat', 'toque', "chef's hat"],
  bandana: ['bandana', 'bandanna', 'headscarf', 'turban'],
}

/** Adjectives that turn a plain "hat" or "helmet" into another headwear. */
export const HEADWEAR_PHRASES: Partial<Phrases<Headwear>> = {
  'wizard-hat': ['pointed', 'pointy'],
  'wide-brim': ['wide brimmed', 'broad brimmed'],
  'horned-helmet': ['horned'],
  tricorne: ['three cornered'],
}

export const GARMENT_NOUNS: Phrases<Garment> = {
  robe: ['robe', 'robes', 'kimono', 'habit', 'cassock'],
  cloak: ['cloak', 'cape', 'mantle'],
  tunic: ['tunic', 'shirt', 'blouse', 'jerkin', 'doublet'],
  armour: ['armour', 'armor', 'breastplate', 'chainmail', 'plate mail'],
  suit: ['suit', 'tuxedo', 'three piece suit', 'waistcoat'],
  spacesuit: ['spacesuit', 'space suit'],
  uniform: ['uniform'],
  dress: ['dress', 'frock', 'pinafore'],
  gown: ['gown', 'ball gown'],
  hoodie: ['hoodie', 'sweatshirt', 'sweater', 'jumper'],
  't-shirt': ['t shirt', 'tee shirt', 'tee'],
  jacket: ['jacket', 'blazer', 'vest'],
  coat: ['coat', 'overcoat', 'trench coat', 'lab coat', 'frock coat', 'greatcoat'],
  overalls: ['overalls', 'dungarees'],
  bodysuit: ['bodysuit', 'jumpsuit', 'superhero suit', 'stillsuit', 'catsuit'],
  toga: ['toga', 'chiton'],
}

export const PROP_NOUNS: Phrases<Prop> = {
  staff: ['staff', 'walking stick', 'cane', 'quarterstaff'],
  wand: ['wand', 'magic wand'],
  sword: ['sword', 'blade', 'katana', 'cutlass', 'rapier', 'sabre', 'dagger'],
  lightsaber: ['lightsaber', 'light sabre', 'lightsabre', 'light saber'],
  axe: ['axe', 'ax', 'battle axe', 'hammer'],
  bow: ['bow', 'longbow', 'bow and arrow', 'bow and arrows'],
  shield: ['shield'],
  trident: ['trident', 'spear'],
  'lightning-bolt': ['lightning bolt', 'thunderbolt', 'bolt of lightning'],
  book: ['book', 'tome', 'spellbook', 'scroll'],
  lantern: ['lantern', 'lamp', 'torch'],
  compass: ['compass', 'alethiometer', 'pocket watch'],
  flower: ['flower', 'rose', 'bouquet', 'daisy'],
  mug: ['mug', 'tankard', 'cup', 'teacup', 'goblet'],
  wrench: ['wrench', 'spanner'],
  orb: ['orb', 'crystal ball', 'glowing sphere'],
}

export const MARK_NOUNS: Phrases<Mark> = {
  glasses: ['glasses', 'spectacles', 'eyeglasses', 'bespectacled'],
  'eye-patch': ['eye patch', 'eyepatch', 'one eyed'],
  scar: ['scar', 'scars', 'scarred'],
  'lightning-scar': ['lightning scar', 'lightning shaped scar', 'lightning bolt scar'],
  freckles: ['freckles', 'freckled'],
  wrinkles: ['wrinkles', 'wrinkled', 'deep lines'],
  'face-paint': ['face paint', 'war paint', 'warpaint'],
  mask: ['mask', 'masked', 'domino mask'],
  monocle: ['monocle'],
  earrings: ['earrings', 'earring'],
}

export const SCENE_PHRASES: Phrases<Scene> = {
  studio: ['plain studio', 'plain backdrop', 'plain background', 'studio'],
  hills: ['rolling hills', 'hills', 'meadow', 'meadows', 'fields', 'countryside', 'shire'],
  forest: ['deep forest', 'forest', 'woods', 'woodland', 'jungle'],
  mountains: [
    'high mountains',
    'mountains',
    'mountain',
    'mountain peaks',
    'snow covered mountains',
    'snow capped mountains',
  ],
  desert: ['sandy desert', 'desert', 'dunes', 'canyon'],
  sea: ['open sea', 'sea', 'ocean', 'beach', 'ship', 'harbour', 'shore'],
  city: ['busy city', 'city', 'street', 'streets', 'skyline', 'town'],
  castle: ['stone castle', 'castle', 'palace', 'throne room', 'fortress'],
  space: ['outer space', 'space', 'stars and planets', 'galaxy'],
  arctic: ['snowy arctic', 'arctic', 'snow', 'ice', 'tundra'],
  interior: [
    'warm interior',
    'interior',
    'room',
    'library',
    'laboratory',
    'kitchen',
    'indoors',
    'tavern',
  ],
  ruins: ['ancient ruins', 'ruins', 'ruined temple', 'wasteland'],
}

export const TIME_PHRASES: Phrases<Time> = {
  dawn: ['dawn', 'sunrise', 'early morning', 'daybreak'],
  day: ['day', 'daylight', 'noon', 'midday', 'daytime'],
  dusk: ['dusk', 'sunset', 'twilight', 'evening'],
  night: ['night', 'midnight', 'moonlight', 'nighttime', 'moonlit'],
}

export const MOOD_PHRASES: Phrases<Mood> = {
  calm: ['calm', 'peaceful', 'serene', 'tranquil'],
  bright: ['bright', 'sunny'],
  stormy: ['stormy', 'thundery'],
  ominous: ['ominous', 'eerie', 'menacing', 'gloomy', 'foreboding', 'sinister'],
}

export const SKIN_ALIASES = {
  pale: 'porcelain',
  white: 'fair',
  peach: 'light',
  rosy: 'fair',
  tanned: 'tan',
  bronze: 'tan',
  'light brown': 'golden brown',
  golden: 'golden brown',
  dark: 'dark brown',
  black: 'ebony',
  'very dark': 'ebony',
  'dark green': 'green',
  grey: 'ashen grey',
  silver: 'steel grey',
  metallic: 'steel grey',
  steel: 'steel grey',
} as const

export const HAIR_ALIASES = {
  dark: 'dark brown',
  fair: 'blonde',
  blond: 'blonde',
  light: 'light brown',
  golden: 'golden blonde',
  gold: 'golden blonde',
  orange: 'ginger',
  yellow: 'golden blonde',
  'platinum blonde': 'platinum',
  'silver white': 'silver',
  copper: 'ginger',
  'salt and pepper': 'grey',
  greying: 'grey',
  'jet black': 'black',
  raven: 'black',
  snowy: 'white',
  'dark blonde': 'light brown',
  'dark red': 'auburn',
} as const

export const EYE_ALIASES = {
  dark: 'dark brown',
  golden: 'gold',
  yellow: 'gold',
  purple: 'violet',
  lavender: 'violet',
  'light blue': 'ice blue',
  'pale blue': 'ice blue',
  'bright blue': 'blue',
  'dark blue': 'blue',
  'sea green': 'green',
  emerald: 'green',
  silver: 'grey',
  'steel grey': 'grey',
  'light brown': 'hazel',
} as const

export const CLOTH_ALIASES = {
  golden: 'gold',
  scarlet: 'red',
  'blood red': 'crimson',
  'charcoal grey': 'charcoal',
  'emerald green': 'green',
  'golden yellow': 'gold',
  ruby: 'crimson',
  burgundy: 'maroon',
  violet: 'purple',
  lilac: 'lavender',
  indigo: 'navy',
  'dark blue': 'navy',
  'deep blue': 'navy',
  'navy blue': 'navy',
  'midnight blue': 'navy',
  'light blue': 'sky blue',
  'pale blue': 'sky blue',
  cyan: 'turquoise',
  emerald: 'green',
  'dark green': 'forest green',
  olive: 'olive green',
  lime: 'lime green',
  'light green': 'lime green',
  mint: 'lime green',
  'sea green': 'teal',
  'dark grey': 'charcoal',
  'slate grey': 'charcoal',
  dark: 'charcoal',
  ivory: 'cream',
  khaki: 'beige',
  sand: 'beige',
  sandy: 'beige',
  wooden: 'brown',
  wood: 'brown',
  leather: 'brown',
  'dark red': 'crimson',
  'light brown': 'tan',
  copper: 'bronze',
  brass: 'bronze',
  steel: 'silver',
  iron: 'charcoal',
  metal: 'silver',
  straw: 'tan',
  'light purple': 'lavender',
  'dark purple': 'purple',
  blonde: 'gold',
} as const
