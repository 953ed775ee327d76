import type { Prop } from './props.ts'

export { PROPS, type Prop } from './props.ts'

/**
 * What a character looks like, as plain data: the text reader writes it and every style paints from it. A spec
 * does not set a style or an aspect; it can be drawn in all of them. Every list is closed and exported, so
 * the lexicon, the reader, the writer and the painters can be checked against it. Colors are sRGB hex, `#rrggbb`.
 */
export type Hex = `#${string}`

export const AGES = ['child', 'teen', 'adult', 'middle-aged', 'old'] as const
export const PRESENTATIONS = ['feminine', 'masculine', 'androgynous'] as const
export const SPECIES = [
  'human',
  'elf',
  'dwarf',
  'orc',
  'robot',
  'alien',
  'undead',
  'goblin',
  'troll',
  'cat',
  'tiger',
  'lion',
  'dog',
  'wolf',
  'jackal',
  'fox',
  'bear',
  'panda',
  'mouse',
  'rabbit',
  'hedgehog',
  'bat',
  'monkey',
  'horse',
  'bull',
  'pig',
  'elephant',
  'eagle',
  'parrot',
  'owl',
  'duck',
  'frog',
  'turtle',
  'lizard',
  'dragon',
  'shark',
  'fish',
  'octopus',
  'insect',
  'spider',
  'skeleton',
  'ghost',
  'mummy',
  'slime',
  'tree',
  'golem',
  'barrel-robot',
  'box-robot',
  'giraffe',
  'deer',
  'goat',
  'sheep',
  'cow',
  'koala',
  'hamster',
  'squirrel',
  'penguin',
  'chicken',
  'snake',
  'butterfly',
  'sage',
] as const
export const BUILDS = ['slight', 'average', 'broad'] as const
/** Broad regions of the world: where somebody's ancestors lived. */
export const ORIGINS = [
  'african',
  'european',
  'middle-eastern',
  'south-asian',
  'east-asian',
  'southeast-asian',
  'pacific',
  'indigenous-american',
  'latin-american',
] as const

export const HEAD_SHAPES = ['oval', 'round', 'square', 'long', 'heart'] as const
export const NOSES = ['straight', 'small', 'broad', 'hooked', 'long', 'round'] as const
export const MOUTHS = ['medium', 'thin', 'full', 'wide'] as const
export const EYE_SHAPES = ['almond', 'round', 'narrow', 'hooded'] as const
export const EXPRESSIONS = [
  'neutral',
  'smile',
  'grin',
  'stern',
  'sad',
  'surprised',
  'angry',
  'afraid',
  'sly',
] as const
/** Where the eyes look. `left` and `right` are the picture's, not the character's. */
export const GAZES = ['ahead', 'left', 'right', 'up', 'down'] as const
/** The side of the picture that the head leans to. */
export const TILTS = ['left', 'right'] as const

/** Where the face points: to a side of the picture, or to the viewer. */
export const TURNS = ['left', 'right', 'front'] as const
/** How much of somebody alone the picture shows, besides head and shoulders. */
export const CROPS = ['face', 'waist'] as const

export const HAIR_CUTS = [
  'bald',
  'buzz',
  'short',
  'tousled',
  'spiky',
  'slicked',
  'bowl',
  'bob',
  'long',
  'wavy',
  'curly',
  'afro',
  'bun',
  'braid',
  'ponytail',
  'mohawk',
  'dreadlocks',
  'bangs',
  'pigtails',
  'pixie',
  'quiff',
  'undercut',
  'topknot',
  'receding',
  'tonsure',
  'ringlets',
  'puffs',
] as const
export const BEARD_CUTS = [
  'none',
  'stubble',
  'mustache',
  'handlebar',
  'goatee',
  'short',
  'full',
  'long',
  'braided',
  'toothbrush',
  'walrus',
  'chin-curtain',
  'forked',
  'mutton-chops',
] as const

export const HEADWEARS = [
  'wizard-hat',
  'cap',
  'crown',
  'tiara',
  'hood',
  'helmet',
  'horned-helmet',
  'top-hat',
  'tricorne',
  'wide-brim',
  'headband',
  'space-helmet',
  'beanie',
  'bandana',
  'cowl',
  'web-mask',
  'full-mask',
  'grille-helmet',
  'visored-helmet',
  'crested-helmet',
  'samurai-helmet',
  'diving-helmet',
  'fire-helmet',
  'racing-helmet',
  'deerstalker',
  'bowler',
  'fedora',
  'cowboy-hat',
  'sombrero',
  'bicorne',
  'plumed-hat',
  'feathered-cap',
  'fez',
  'beret',
  'peaked-cap',
  'mortarboard',
  'chef-hat',
  'nurse-cap',
  'santa-hat',
  'floppy-cap',
  'jester-cap',
  'miter',
  'bonnet',
  'turban',
  'headscarf',
  'veil',
  'nemes',
  'flower-crown',
  'laurel',
  'hair-bow',
  'headphones',
] as const

export const GARMENTS = [
  'robe',
  'cloak',
  'tunic',
  'armor',
  'suit',
  'spacesuit',
  'uniform',
  'dress',
  'gown',
  'hoodie',
  't-shirt',
  'jacket',
  'coat',
  'overalls',
  'bodysuit',
  'toga',
  'tuxedo',
  'blazer',
  'waistcoat',
  'trench-coat',
  'lab-coat',
  'raincoat',
  'fur-coat',
  'leather-jacket',
  'cardigan',
  'tracksuit',
  'tank-top',
  'polo',
  'jersey',
  'shirt',
  'sweater',
  'turtleneck',
  'apron',
  'scrubs',
  'pinafore',
  'poncho',
  'rags',
  'kimono',
  'sari',
  'doublet',
  'corset',
  'habit',
  'cassock',
  'shawl',
  'mail',
  'scale-armor',
  'leather',
  'wetsuit',
  'loincloth',
  'shell-top',
  'caped-suit',
  'bat-suit',
  'spider-suit',
  'star-suit',
  'bolt-suit',
] as const

/** The patterns woven into a garment, in its trim color. */
export const GARMENT_PATTERNS = [
  'horizontal-stripes',
  'vertical-stripes',
  'polka-dots',
  'checks',
] as const

/** Worn around the neck, over everything else. */
export const NECKWEARS = ['bow-tie', 'scarf', 'neckerchief'] as const

/** Worn on both hands, and over the sleeves. */
export const GLOVES = ['gloves', 'mittens', 'boxing-gloves', 'long-gloves', 'gauntlets'] as const

/** Emblems on the front of any garment: a shape, a letter or a digit. */
export const EMBLEM_SHAPES = [
  'star',
  'lightning',
  'heart',
  'skull',
  'moon',
  'sun',
  'cross',
  'anchor',
  'flower',
  'paw',
  'flame',
  'crown',
  'leaf',
] as const
export const EMBLEM_CHARACTERS = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const),
  ...(['N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'] as const),
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const),
] as const
export const EMBLEMS = [...EMBLEM_SHAPES, ...EMBLEM_CHARACTERS] as const
export const EMBLEM_FRAMES = ['shield', 'disc', 'diamond'] as const

/** Marks that are part of the body and that people do not have. */
export const GROWTHS = [
  'horns',
  'horn-stumps',
  'antlers',
  'tusks',
  'halo',
  'wings',
  'cat-ears',
  'pointed-ears',
  'snakes',
  'unicorn-horn',
] as const

/** What a head may have besides its features, and growths behind the shoulders. */
export const MARKS = [
  'glasses',
  'eye-patch',
  'scar',
  'lightning-scar',
  'freckles',
  'wrinkles',
  'face-paint',
  'mask',
  'monocle',
  'earrings',
  ...GROWTHS,
  'sunglasses',
  'goggles',
  'hockey-mask',
  'half-mask',
  'face-cloth',
  'neck-bolts',
  'stitches',
  'tear',
  'beauty-mark',
  'face-tattoo',
  'nose-ring',
  'clown-nose',
  'clown-makeup',
  'bandage',
  'bindi',
] as const

export const SCENES = [
  'studio',
  'hills',
  'forest',
  'mountains',
  'desert',
  'sea',
  'city',
  'castle',
  'space',
  'arctic',
  'interior',
  'ruins',
  'library',
  'kitchen',
  'tavern',
  'classroom',
  'laboratory',
  'workshop',
  'throne-room',
  'cathedral',
  'stage',
  'circus',
  'starship',
  'old-town',
  'neon-street',
  'rooftop',
  'market',
  'graveyard',
  'battlefield',
  'temple',
  'meadow',
  'garden',
  'japanese-garden',
  'farm',
  'jungle',
  'autumn-wood',
  'savanna',
  'pyramids',
  'beach',
  'ship',
  'underwater',
  'cave',
  'volcano',
  'alien-planet',
  'stars',
  'paris',
  'new-york',
  'london',
  'park',
  'stadium',
  'moon',
  'winter-street',
  'bedroom',
  'christmas',
  'party',
  'office',
  'gym',
  'hospital',
  'cafe',
  'train',
] as const
export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const
export const MOODS = ['calm', 'bright', 'stormy', 'ominous'] as const

export type Age = (typeof AGES)[number]
export type Presentation = (typeof PRESENTATIONS)[number]
export type Species = (typeof SPECIES)[number]
export type Build = (typeof BUILDS)[number]
export type Origin = (typeof ORIGINS)[number]
export type HeadShape = (typeof HEAD_SHAPES)[number]
export type Nose = (typeof NOSES)[number]
export type Mouth = (typeof MOUTHS)[number]
export type EyeShape = (typeof EYE_SHAPES)[number]
export type Expression = (typeof EXPRESSIONS)[number]
export type Gaze = (typeof GAZES)[number]
export type Turn = (typeof TURNS)[number]
export type Crop = (typeof CROPS)[number]
export type Tilt = (typeof TILTS)[number]
export type HairCut = (typeof HAIR_CUTS)[number]
export type BeardCut = (typeof BEARD_CUTS)[number]
export type Headwear = (typeof HEADWEARS)[number]
export type Garment = (typeof GARMENTS)[number]
export type GarmentPattern = (typeof GARMENT_PATTERNS)[number]
export type Neckwear = (typeof NECKWEARS)[number]
export type Glove = (typeof GLOVES)[number]
export type EmblemShape = (typeof EMBLEM_SHAPES)[number]
export type EmblemCharacter = (typeof EMBLEM_CHARACTERS)[number]
export type Emblem = (typeof EMBLEMS)[number]
export type EmblemFrame = (typeof EMBLEM_FRAMES)[number]
export type Mark = (typeof MARKS)[number]
export type Growth = (typeof GROWTHS)[number]
export type Scene = (typeof SCENES)[number]
export type Time = (typeof TIMES)[number]
export type Mood = (typeof MOODS)[number]

export interface CharacterSpec {
  /** As a visitor would say it, without the source: "Gandalf". */
  readonly name: string
  /** The book, film, game or myth: "The Lord of the Rings". Empty when unknown. */
  readonly source: string
  /** Decides everything that the spec leaves open (strands, folds, clouds). A 32-bit unsigned integer. */
  readonly seed: number
  readonly species: Species
  readonly age: Age
  readonly presentation: Presentation
  readonly build: Build
  /** Shapes the face; creatures have no origin. */
  readonly origin?: Origin
  readonly skin: Hex
  readonly face: {
    readonly head: HeadShape
    readonly nose: Nose
    readonly mouth: Mouth
    readonly eyes: EyeShape
    readonly eyeColor: Hex
    readonly expression: Expression
    /** If absent, the seed and the expression decide: ahead or a little away. */
    readonly gaze?: Gaze
    readonly tilt?: Tilt
    /** If absent, the gaze or the seed decides: a little to one side. Only sculpted styles turn far. */
    readonly turn?: Turn
  }
  readonly hair: { readonly cut: HairCut; readonly color: Hex }
  readonly beard: { readonly cut: BeardCut; readonly color: Hex }
  readonly headwear?: { readonly kind: Headwear; readonly color: Hex; readonly trim: Hex }
  /** Absent only for an animal, which wears its coat. */
  readonly garment?: {
    readonly kind: Garment
    readonly color: Hex
    readonly trim: Hex
    readonly pattern?: GarmentPattern
  }
  /** On the chest; replaces the garment's own emblem, if it has one. */
  readonly emblem?: { readonly kind: Emblem; readonly frame?: EmblemFrame; readonly color: Hex }
  /** Down the back, over everything else. */
  readonly cape?: { readonly color: Hex }
  readonly neckwear?: { readonly kind: Neckwear; readonly color: Hex }
  readonly gloves?: { readonly kind: Glove; readonly color: Hex }
  readonly prop?: { readonly kind: Prop; readonly color: Hex }
  readonly marks: readonly Mark[]
  readonly background: { readonly scene: Scene; readonly time: Time; readonly mood: Mood }
  /** Head and shoulders if absent; a group is always shown so. */
  readonly crop?: Crop
  /** Who else is in the picture: at most `MAX_COMPANIONS`. */
  readonly companions?: readonly Companion[]
}

/** Somebody beside the character: looks only, because the picture has one source, one seed and one background. */
export type Companion = Omit<
  CharacterSpec,
  'source' | 'seed' | 'background' | 'crop' | 'companions'
>

export const MAX_COMPANIONS = 2
