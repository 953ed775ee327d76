import type { CharacterSpec, Hex, Species } from './CharacterSpec.ts'

/**
 * The heads that are not human. A row holds everything that distinguishes one; every style draws heads from these
 * rows. Units: the eye line is y = 0, the crown of a human head 1.16, its chin -1.06, half its width 0.74; the face
 * looks along +z.
 */
export interface Creature {
  readonly coat: Coat
  /** What is below the neck of an animal without clothes; absent for beings that always wear something. */
  readonly body?: Body
  readonly tail?: Tail
  /** The shape of a skull that is not round. */
  readonly form?: 'barrel' | 'box'
  readonly skull: {
    readonly width: number
    readonly height: number
    readonly depth: number
    readonly y: number
  }
  readonly muzzle: Muzzle
  readonly ears?: Ears
  readonly eyes: Eyes
  /** Growths on the head besides ears. */
  readonly growths?: readonly CreatureGrowth[]
  /** The part that is paler than the coat; a `front` is white, whatever the coat. */
  readonly pale?: 'muzzle' | 'face' | 'cheeks' | 'throat' | 'front'
  readonly pattern?:
    'stripes' | 'spots' | 'patches' | 'eye patches' | 'mask' | 'bandages' | 'cracks'
  /** The number of tufts of fur on each cheek. */
  readonly tufts?: number
  /** The color of beaks and horns. */
  readonly horn?: Hex
  /** How much longer the neck of an animal without clothes is than usual. */
  readonly stretch?: number
  /** The thickness of the neck, relative to a human's. */
  readonly neck?: number
}

export type Coat =
  'fur' | 'feathers' | 'scales' | 'hide' | 'bark' | 'stone' | 'bone' | 'jelly' | 'linen' | 'metal'

/** `beast`: a sitting animal with four legs; `hoofed`: one that stands. */
export type Body = 'beast' | 'hoofed' | 'bird' | 'fish' | 'snake' | 'insect' | 'arms'

export type Tail = 'long' | 'bushy' | 'tufted' | 'curled' | 'short' | 'thick'

/** `length` is how far it stands out of the skull; `width` and `height` are half axes at its tip. */
export interface Muzzle {
  readonly kind:
    | 'snout'
    | 'jaws'
    | 'maw'
    | 'beak'
    | 'bill'
    | 'slit'
    | 'teeth'
    | 'gape'
    | 'tentacles'
    | 'none'
    | 'trunk'
    | 'grille'
  readonly y: number
  readonly length: number
  readonly width: number
  readonly height: number
  readonly nose?: 'pad' | 'nostrils' | 'disc'
}

export interface Ears {
  readonly kind: 'pointed' | 'round' | 'long' | 'hanging' | 'leaf' | 'fan' | 'tuft'
  /** Their place and length. */
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Eyes {
  readonly kind: 'round' | 'slit' | 'bead' | 'hollow' | 'glow' | 'facets' | 'lamps'
  readonly x: number
  readonly size: number
  /** How far the outer corner is raised, in radians. */
  readonly tilt?: number
  /** Whether they bulge out of the head as balls. */
  readonly bulging?: boolean
}

export type CreatureGrowth =
  | 'whiskers'
  | 'mane'
  | 'forelock'
  | 'horns'
  | 'spines'
  | 'frill'
  | 'fin'
  | 'crest'
  | 'antennae'
  | 'aerial'
  | 'branches'
  | 'quills'
  | 'incisors'
  | 'disc of feathers'
  | 'shell'
  | 'small eyes'
  | 'ossicones'
  | 'chin beard'
  | 'wool'
  | 'comb'
  | 'tongue'
  | 'butterfly wings'

const FUR = { coat: 'fur' } as const

export const CREATURES = {
  cat: {
    ...FUR,
    body: 'beast',
    tail: 'long',
    skull: { width: 0.84, height: 0.76, depth: 0.8, y: 0.08 },
    muzzle: { kind: 'snout', y: -0.4, length: 0.16, width: 0.24, height: 0.15, nose: 'pad' },
    ears: { kind: 'pointed', x: 0.5, y: 0.6, size: 0.56 },
    eyes: { kind: 'slit', x: 0.37, size: 0.25, tilt: 0.2 },
    growths: ['whiskers'],
    ...{ pale: 'muzzle', pattern: 'stripes', tufts: 2, neck: 1.1 },
  },
  tiger: {
    ...FUR,
    body: 'beast',
    tail: 'long',
    skull: { width: 0.88, height: 0.82, depth: 0.84, y: 0.1 },
    muzzle: { kind: 'snout', y: -0.46, length: 0.3, width: 0.3, height: 0.2, nose: 'pad' },
    ears: { kind: 'round', x: 0.62, y: 0.72, size: 0.26 },
    eyes: { kind: 'round', x: 0.36, size: 0.19, tilt: 0.2 },
    growths: ['whiskers'],
    ...{ pale: 'cheeks', pattern: 'stripes', tufts: 3, neck: 1.4 },
  },
  lion: {
    ...FUR,
    body: 'beast',
    tail: 'tufted',
    skull: { width: 0.82, height: 0.82, depth: 0.84, y: 0.1 },
    muzzle: { kind: 'snout', y: -0.48, length: 0.36, width: 0.3, height: 0.21, nose: 'pad' },
    ears: { kind: 'round', x: 0.64, y: 0.66, size: 0.24 },
    eyes: { kind: 'round', x: 0.34, size: 0.19, tilt: 0.16 },
    growths: ['mane', 'whiskers'],
    ...{ pale: 'muzzle', neck: 1.4 },
  },
  dog: {
    ...FUR,
    body: 'beast',
    tail: 'curled',
    skull: { width: 0.76, height: 0.76, depth: 0.8, y: 0.14 },
    muzzle: { kind: 'snout', y: -0.42, length: 0.44, width: 0.25, height: 0.19, nose: 'pad' },
    ears: { kind: 'hanging', x: 0.66, y: 0.46, size: 0.8 },
    eyes: { kind: 'round', x: 0.32, size: 0.21 },
    ...{ pale: 'muzzle', neck: 1.2 },
  },
  wolf: {
    ...FUR,
    body: 'beast',
    tail: 'bushy',
    skull: { width: 0.78, height: 0.76, depth: 0.82, y: 0.14 },
    muzzle: { kind: 'snout', y: -0.4, length: 0.56, width: 0.19, height: 0.17, nose: 'pad' },
    ears: { kind: 'pointed', x: 0.46, y: 0.72, size: 0.5 },
    eyes: { kind: 'round', x: 0.33, size: 0.18, tilt: 0.26 },
    ...{ pale: 'cheeks', pattern: 'mask', tufts: 4, neck: 1.5 },
  },
  jackal: {
    ...FUR,
    body: 'beast',
    tail: 'bushy',
    skull: { width: 0.7, height: 0.74, depth: 0.8, y: 0.14 },
    muzzle: { kind: 'snout', y: -0.46, length: 0.78, width: 0.15, height: 0.14, nose: 'pad' },
    ears: { kind: 'pointed', x: 0.36, y: 0.66, size: 0.82 },
    eyes: { kind: 'slit', x: 0.31, size: 0.17, tilt: 0.34 },
    ...{ pale: 'throat', neck: 1.1 },
  },
  fox: {
    ...FUR,
    body: 'beast',
    tail: 'bushy',
    skull: { width: 0.78, height: 0.72, depth: 0.78, y: 0.12 },
    muzzle: { kind: 'snout', y: -0.4, length: 0.52, width: 0.13, height: 0.12, nose: 'pad' },
    ears: { kind: 'pointed', x: 0.48, y: 0.64, size: 0.66 },
    eyes: { kind: 'slit', x: 0.34, size: 0.2, tilt: 0.28 },
    growths: ['whiskers'],
    ...{ pale: 'cheeks', tufts: 3 },
  },
  bear: {
    ...FUR,
    body: 'beast',
    tail: 'short',
    skull: { width: 0.9, height: 0.84, depth: 0.86, y: 0.1 },
    muzzle: { kind: 'snout', y: -0.44, length: 0.36, width: 0.26, height: 0.22, nose: 'pad' },
    ears: { kind: 'round', x: 0.66, y: 0.74, size: 0.28 },
    eyes: { kind: 'bead', x: 0.33, size: 0.13 },
    ...{ pale: 'muzzle', neck: 1.6 },
  },
  panda: {
    ...FUR,
    body: 'beast',
    tail: 'short',
    skull: { width: 0.94, height: 0.84, depth: 0.86, y: 0.08 },
    muzzle: { kind: 'snout', y: -0.44, length: 0.26, width: 0.25, height: 0.2, nose: 'pad' },
    ears: { kind: 'round', x: 0.7, y: 0.72, size: 0.3 },
    eyes: { kind: 'bead', x: 0.34, size: 0.14 },
    ...{ pattern: 'eye patches', neck: 1.5 },
  },
  mouse: {
    ...FUR,
    body: 'beast',
    tail: 'long',
    skull: { width: 0.78, height: 0.76, depth: 0.78, y: 0.08 },
    muzzle: { kind: 'snout', y: -0.34, length: 0.42, width: 0.12, height: 0.11, nose: 'pad' },
    ears: { kind: 'round', x: 0.78, y: 0.68, size: 0.5 },
    eyes: { kind: 'bead', x: 0.34, size: 0.19 },
    growths: ['whiskers', 'incisors'],
    pale: 'throat',
  },
  rabbit: {
    ...FUR,
    body: 'beast',
    tail: 'short',
    skull: { width: 0.76, height: 0.78, depth: 0.8, y: 0.06 },
    muzzle: { kind: 'snout', y: -0.4, length: 0.22, width: 0.24, height: 0.17, nose: 'pad' },
    ears: { kind: 'long', x: 0.3, y: 0.7, size: 1.15 },
    eyes: { kind: 'bead', x: 0.42, size: 0.2 },
    growths: ['whiskers', 'incisors'],
    ...{ pale: 'muzzle', tufts: 2 },
  },
  bat: {
    ...FUR,
    body: 'beast',
    skull: { width: 0.76, height: 0.74, depth: 0.76, y: 0.06 },
    muzzle: { kind: 'snout', y: -0.34, length: 0.2, width: 0.2, height: 0.17, nose: 'disc' },
    ears: { kind: 'pointed', x: 0.62, y: 0.5, size: 0.98 },
    eyes: { kind: 'bead', x: 0.33, size: 0.16 },
    ...{ pale: 'throat', tufts: 3 },
  },
  monkey: {
    ...FUR,
    body: 'beast',
    tail: 'long',
    skull: { width: 0.8, height: 0.84, depth: 0.82, y: 0.16 },
    muzzle: { kind: 'snout', y: -0.52, length: 0.26, width: 0.34, height: 0.24, nose: 'nostrils' },
    ears: { kind: 'leaf', x: 0.82, y: 0.02, size: 0.32 },
    eyes: { kind: 'round', x: 0.27, size: 0.17 },
    ...{ pale: 'face', neck: 1.2 },
  },
  horse: {
    ...FUR,
    body: 'hoofed',
    tail: 'bushy',
    skull: { width: 0.6, height: 0.72, depth: 0.76, y: 0.2 },
    muzzle: { kind: 'snout', y: -0.98, length: 0.86, width: 0.27, height: 0.25, nose: 'nostrils' },
    ears: { kind: 'pointed', x: 0.3, y: 0.76, size: 0.46 },
    eyes: { kind: 'bead', x: 0.46, size: 0.17 },
    growths: ['forelock'],
    ...{ neck: 1.5 },
  },
  bull: {
    ...FUR,
    body: 'hoofed',
    tail: 'tufted',
    skull: { width: 0.74, height: 0.76, depth: 0.8, y: 0.18 },
    muzzle: { kind: 'snout', y: -0.74, length: 0.44, width: 0.36, height: 0.25, nose: 'nostrils' },
    ears: { kind: 'leaf', x: 0.74, y: 0.34, size: 0.46 },
    eyes: { kind: 'bead', x: 0.42, size: 0.15 },
    growths: ['horns', 'forelock'],
    ...{ pale: 'muzzle', horn: '#d8cba8', neck: 1.8 },
  },
  pig: {
    coat: 'hide',
    body: 'hoofed',
    tail: 'curled',
    skull: { width: 0.84, height: 0.8, depth: 0.82, y: 0.06 },
    muzzle: { kind: 'snout', y: -0.38, length: 0.34, width: 0.26, height: 0.21, nose: 'disc' },
    ears: { kind: 'pointed', x: 0.5, y: 0.62, size: 0.4 },
    eyes: { kind: 'round', x: 0.34, size: 0.15 },
    neck: 1.5,
  },
  elephant: {
    coat: 'hide',
    body: 'hoofed',
    tail: 'tufted',
    skull: { width: 0.82, height: 0.84, depth: 0.8, y: 0.2 },
    muzzle: { kind: 'trunk', y: -0.3, length: 0.5, width: 0.24, height: 0.24 },
    ears: { kind: 'fan', x: 0.84, y: 0.2, size: 0.9 },
    eyes: { kind: 'bead', x: 0.42, size: 0.13 },
    ...{ horn: '#efe6cf', neck: 1.6 },
  },
  eagle: {
    coat: 'feathers',
    body: 'bird',
    skull: { width: 0.68, height: 0.72, depth: 0.8, y: 0.14 },
    muzzle: { kind: 'beak', y: -0.22, length: 0.62, width: 0.2, height: 0.3 },
    eyes: { kind: 'round', x: 0.36, size: 0.2, tilt: -0.12 },
    ...{ tufts: 3, horn: '#e8a92c' },
  },
  parrot: {
    coat: 'feathers',
    body: 'bird',
    skull: { width: 0.74, height: 0.76, depth: 0.8, y: 0.12 },
    muzzle: { kind: 'beak', y: -0.26, length: 0.5, width: 0.27, height: 0.44 },
    eyes: { kind: 'bead', x: 0.4, size: 0.15 },
    growths: ['crest'],
    ...{ pale: 'cheeks', horn: '#3a3436' },
  },
  owl: {
    coat: 'feathers',
    body: 'bird',
    skull: { width: 0.88, height: 0.82, depth: 0.78, y: 0.1 },
    muzzle: { kind: 'beak', y: -0.24, length: 0.22, width: 0.12, height: 0.24 },
    ears: { kind: 'tuft', x: 0.5, y: 0.66, size: 0.46 },
    eyes: { kind: 'round', x: 0.36, size: 0.29 },
    growths: ['disc of feathers'],
    ...{ horn: '#d9a63c', neck: 1.6 },
  },
  duck: {
    coat: 'feathers',
    body: 'bird',
    skull: { width: 0.72, height: 0.76, depth: 0.78, y: 0.14 },
    muzzle: { kind: 'bill', y: -0.36, length: 0.62, width: 0.4, height: 0.13 },
    eyes: { kind: 'round', x: 0.29, size: 0.23 },
    ...{ horn: '#f0952a' },
  },
  frog: {
    coat: 'hide',
    body: 'beast',
    skull: { width: 0.96, height: 0.56, depth: 0.82, y: -0.36 },
    muzzle: { kind: 'slit', y: -0.46, length: 0, width: 0.78, height: 0.06, nose: 'nostrils' },
    eyes: { kind: 'round', x: 0.5, size: 0.3, bulging: true },
    ...{ pale: 'throat', neck: 1.7 },
  },
  turtle: {
    coat: 'hide',
    body: 'beast',
    tail: 'short',
    skull: { width: 0.78, height: 0.74, depth: 0.8, y: 0.04 },
    muzzle: { kind: 'slit', y: -0.46, length: 0.2, width: 0.5, height: 0.2, nose: 'nostrils' },
    eyes: { kind: 'round', x: 0.34, size: 0.22 },
    ...{ pale: 'throat', neck: 1.1 },
    growths: ['shell'],
  },
  lizard: {
    coat: 'scales',
    body: 'beast',
    tail: 'thick',
    skull: { width: 0.7, height: 0.6, depth: 0.82, y: 0.04 },
    muzzle: { kind: 'jaws', y: -0.34, length: 0.7, width: 0.36, height: 0.13, nose: 'nostrils' },
    eyes: { kind: 'slit', x: 0.46, size: 0.2, bulging: true },
    growths: ['spines'],
    ...{ pale: 'throat', neck: 1.4 },
  },
  dragon: {
    coat: 'scales',
    body: 'beast',
    tail: 'thick',
    skull: { width: 0.74, height: 0.66, depth: 0.86, y: 0.1 },
    muzzle: { kind: 'jaws', y: -0.44, length: 0.74, width: 0.29, height: 0.19, nose: 'nostrils' },
    ears: { kind: 'leaf', x: 0.72, y: 0.2, size: 0.4 },
    eyes: { kind: 'slit', x: 0.38, size: 0.18, tilt: 0.34 },
    growths: ['horns', 'spines', 'frill'],
    ...{ pale: 'throat', horn: '#cfc0a0', neck: 1.7 },
  },
  shark: {
    coat: 'hide',
    body: 'fish',
    skull: { width: 0.74, height: 0.66, depth: 0.84, y: 0.0 },
    muzzle: { kind: 'maw', y: -0.3, length: 0.62, width: 0.5, height: 0.2 },
    eyes: { kind: 'bead', x: 0.6, size: 0.1 },
    growths: ['fin'],
    ...{ pale: 'throat', neck: 2 },
  },
  fish: {
    coat: 'scales',
    body: 'fish',
    skull: { width: 0.7, height: 0.82, depth: 0.84, y: -0.02 },
    muzzle: { kind: 'slit', y: -0.44, length: 0.28, width: 0.26, height: 0.2 },
    ears: { kind: 'fan', x: 0.68, y: -0.2, size: 0.46 },
    eyes: { kind: 'round', x: 0.42, size: 0.27, bulging: true },
    growths: ['fin'],
    ...{ pale: 'throat', neck: 1.6 },
  },
  octopus: {
    coat: 'hide',
    body: 'arms',
    skull: { width: 0.84, height: 0.98, depth: 0.9, y: 0.36 },
    muzzle: { kind: 'tentacles', y: -0.4, length: 0.2, width: 0.5, height: 0.2 },
    eyes: { kind: 'slit', x: 0.4, size: 0.22 },
    pattern: 'spots',
  },
  insect: {
    coat: 'hide',
    body: 'insect',
    skull: { width: 0.72, height: 0.74, depth: 0.74, y: 0.08 },
    muzzle: { kind: 'none', y: -0.6, length: 0.2, width: 0.24, height: 0.2 },
    eyes: { kind: 'facets', x: 0.44, size: 0.4, tilt: 0.3 },
    growths: ['antennae'],
    neck: 0.7,
  },
  spider: {
    ...FUR,
    body: 'insect',
    skull: { width: 0.84, height: 0.74, depth: 0.8, y: 0.06 },
    muzzle: { kind: 'none', y: -0.6, length: 0.24, width: 0.3, height: 0.24 },
    eyes: { kind: 'bead', x: 0.28, size: 0.27 },
    growths: ['small eyes'],
    neck: 0.8,
  },
  skeleton: {
    coat: 'bone',
    skull: { width: 0.74, height: 0.82, depth: 0.9, y: 0.26 },
    muzzle: { kind: 'teeth', y: -0.6, length: 0.04, width: 0.34, height: 0.24 },
    eyes: { kind: 'hollow', x: 0.31, size: 0.25 },
    neck: 0.5,
  },
  ghost: {
    coat: 'jelly',
    skull: { width: 0.82, height: 1.02, depth: 0.82, y: 0.06 },
    muzzle: { kind: 'gape', y: -0.44, length: 0, width: 0.17, height: 0.25 },
    eyes: { kind: 'hollow', x: 0.3, size: 0.2 },
    neck: 2.2,
  },
  mummy: {
    coat: 'linen',
    skull: { width: 0.76, height: 0.92, depth: 0.86, y: 0.14 },
    muzzle: { kind: 'gape', y: -0.56, length: 0.02, width: 0.2, height: 0.045 },
    eyes: { kind: 'glow', x: 0.3, size: 0.15 },
    pattern: 'bandages',
    neck: 1.2,
  },
  slime: {
    coat: 'jelly',
    skull: { width: 1.0, height: 0.94, depth: 0.9, y: -0.08 },
    muzzle: { kind: 'slit', y: -0.42, length: 0, width: 0.3, height: 0.1 },
    eyes: { kind: 'bead', x: 0.32, size: 0.2 },
    neck: 3,
  },
  tree: {
    coat: 'bark',
    skull: { width: 0.68, height: 1.06, depth: 0.76, y: 0.12 },
    muzzle: { kind: 'gape', y: -0.62, length: 0.02, width: 0.28, height: 0.09 },
    eyes: { kind: 'glow', x: 0.3, size: 0.14 },
    growths: ['branches'],
    neck: 1.9,
  },
  golem: {
    coat: 'stone',
    skull: { width: 0.76, height: 0.86, depth: 0.78, y: 0.06 },
    muzzle: { kind: 'slit', y: -0.6, length: 0.06, width: 0.4, height: 0.3 },
    eyes: { kind: 'glow', x: 0.3, size: 0.13 },
    pattern: 'cracks',
    neck: 2,
  },
  'barrel-robot': {
    ...{ coat: 'metal', form: 'barrel' },
    skull: { width: 0.84, height: 0.8, depth: 0.84, y: -0.02 },
    muzzle: { kind: 'grille', y: -0.62, length: 0, width: 0.3, height: 0.08 },
    eyes: { kind: 'lamps', x: 0, size: 0.26 },
    neck: 0.9,
  },
  'box-robot': {
    ...{ coat: 'metal', form: 'box' },
    skull: { width: 0.86, height: 0.78, depth: 0.7, y: -0.04 },
    muzzle: { kind: 'grille', y: -0.48, length: 0, width: 0.42, height: 0.13 },
    eyes: { kind: 'lamps', x: 0.38, size: 0.2 },
    growths: ['aerial'],
    neck: 0.6,
  },
  hedgehog: {
    ...FUR,
    body: 'beast',
    tail: 'short',
    skull: { width: 0.8, height: 0.78, depth: 0.8, y: 0.08 },
    muzzle: { kind: 'snout', y: -0.36, length: 0.36, width: 0.13, height: 0.12, nose: 'pad' },
    ears: { kind: 'round', x: 0.62, y: 0.56, size: 0.22 },
    eyes: { kind: 'round', x: 0.3, size: 0.25 },
    growths: ['quills'],
    pale: 'muzzle',
  },
  giraffe: {
    ...FUR,
    body: 'hoofed',
    tail: 'tufted',
    stretch: 1.3,
    skull: { width: 0.56, height: 0.66, depth: 0.72, y: 0.22 },
    muzzle: { kind: 'snout', y: -0.86, length: 0.72, width: 0.24, height: 0.21, nose: 'nostrils' },
    ears: { kind: 'leaf', x: 0.52, y: 0.46, size: 0.5 },
    eyes: { kind: 'bead', x: 0.44, size: 0.2 },
    growths: ['ossicones'],
    ...{ pale: 'muzzle', pattern: 'patches', neck: 1 },
  },
  deer: {
    ...FUR,
    body: 'hoofed',
    tail: 'short',
    skull: { width: 0.62, height: 0.68, depth: 0.76, y: 0.16 },
    muzzle: { kind: 'snout', y: -0.6, length: 0.62, width: 0.18, height: 0.16, nose: 'pad' },
    ears: { kind: 'leaf', x: 0.56, y: 0.56, size: 0.62 },
    eyes: { kind: 'bead', x: 0.42, size: 0.22 },
    ...{ pale: 'throat', pattern: 'spots', neck: 1 },
  },
  goat: {
    ...FUR,
    body: 'hoofed',
    tail: 'short',
    skull: { width: 0.64, height: 0.7, depth: 0.76, y: 0.16 },
    muzzle: { kind: 'snout', y: -0.64, length: 0.56, width: 0.22, height: 0.19, nose: 'nostrils' },
    ears: { kind: 'leaf', x: 0.62, y: 0.24, size: 0.54 },
    eyes: { kind: 'slit', x: 0.42, size: 0.18 },
    growths: ['horns', 'chin beard'],
    ...{ horn: '#b8a680', neck: 1.1 },
  },
  sheep: {
    ...FUR,
    body: 'hoofed',
    tail: 'short',
    skull: { width: 0.66, height: 0.72, depth: 0.78, y: 0.1 },
    muzzle: { kind: 'snout', y: -0.56, length: 0.4, width: 0.22, height: 0.18, nose: 'nostrils' },
    ears: { kind: 'leaf', x: 0.68, y: 0.16, size: 0.44 },
    eyes: { kind: 'bead', x: 0.38, size: 0.16 },
    growths: ['wool'],
    neck: 1.4,
  },
  cow: {
    ...FUR,
    body: 'hoofed',
    tail: 'tufted',
    skull: { width: 0.72, height: 0.76, depth: 0.8, y: 0.16 },
    muzzle: { kind: 'snout', y: -0.74, length: 0.46, width: 0.37, height: 0.26, nose: 'nostrils' },
    ears: { kind: 'leaf', x: 0.72, y: 0.32, size: 0.52 },
    eyes: { kind: 'bead', x: 0.4, size: 0.19 },
    ...{ pale: 'muzzle', pattern: 'patches', neck: 1.4 },
  },
  koala: {
    ...FUR,
    body: 'beast',
    skull: { width: 0.9, height: 0.82, depth: 0.82, y: 0.08 },
    muzzle: { kind: 'snout', y: -0.34, length: 0.24, width: 0.24, height: 0.3, nose: 'pad' },
    ears: { kind: 'round', x: 0.84, y: 0.5, size: 0.48 },
    eyes: { kind: 'bead', x: 0.42, size: 0.14 },
    ...{ pale: 'throat', tufts: 1, neck: 1.4 },
  },
  hamster: {
    ...FUR,
    body: 'beast',
    tail: 'short',
    skull: { width: 0.92, height: 0.76, depth: 0.8, y: 0.02 },
    muzzle: { kind: 'snout', y: -0.36, length: 0.2, width: 0.15, height: 0.12, nose: 'pad' },
    ears: { kind: 'round', x: 0.58, y: 0.62, size: 0.26 },
    eyes: { kind: 'bead', x: 0.42, size: 0.21 },
    growths: ['whiskers', 'incisors'],
    ...{ pale: 'cheeks', neck: 1.6 },
  },
  squirrel: {
    ...FUR,
    body: 'beast',
    tail: 'bushy',
    skull: { width: 0.74, height: 0.74, depth: 0.78, y: 0.08 },
    muzzle: { kind: 'snout', y: -0.36, length: 0.34, width: 0.14, height: 0.12, nose: 'pad' },
    ears: { kind: 'tuft', x: 0.5, y: 0.62, size: 0.5 },
    eyes: { kind: 'bead', x: 0.4, size: 0.22 },
    growths: ['whiskers', 'incisors'],
    pale: 'throat',
  },
  penguin: {
    coat: 'feathers',
    body: 'bird',
    skull: { width: 0.74, height: 0.76, depth: 0.78, y: 0.12 },
    muzzle: { kind: 'beak', y: -0.26, length: 0.44, width: 0.15, height: 0.16 },
    eyes: { kind: 'bead', x: 0.32, size: 0.16 },
    ...{ pale: 'front', horn: '#e8982c', neck: 1.5 },
  },
  chicken: {
    coat: 'feathers',
    body: 'bird',
    skull: { width: 0.62, height: 0.68, depth: 0.74, y: 0.12 },
    muzzle: { kind: 'beak', y: -0.22, length: 0.4, width: 0.16, height: 0.16 },
    eyes: { kind: 'bead', x: 0.36, size: 0.15 },
    growths: ['comb'],
    ...{ horn: '#e0a63a', neck: 1.3 },
  },
  snake: {
    coat: 'scales',
    body: 'snake',
    skull: { width: 0.66, height: 0.5, depth: 0.9, y: -0.04 },
    muzzle: { kind: 'slit', y: -0.3, length: 0.3, width: 0.46, height: 0.15, nose: 'nostrils' },
    eyes: { kind: 'slit', x: 0.46, size: 0.17, tilt: 0.2 },
    growths: ['tongue'],
    ...{ pale: 'throat', neck: 0.8 },
  },
  butterfly: {
    ...FUR,
    body: 'insect',
    skull: { width: 0.62, height: 0.66, depth: 0.66, y: 0.06 },
    muzzle: { kind: 'none', y: -0.5, length: 0.12, width: 0.16, height: 0.14 },
    eyes: { kind: 'bead', x: 0.34, size: 0.25 },
    growths: ['antennae', 'butterfly wings'],
    neck: 0.7,
  },
  sage: {
    coat: 'hide',
    skull: { width: 0.84, height: 0.78, depth: 0.84, y: 0.16 },
    muzzle: { kind: 'slit', y: -0.6, length: 0.06, width: 0.32, height: 0.22, nose: 'nostrils' },
    ears: { kind: 'long', x: 0.76, y: 0.08, size: 1.05 },
    eyes: { kind: 'round', x: 0.32, size: 0.23 },
    neck: 0.8,
  },
} as const satisfies Partial<Record<Species, Creature>>

/** The row of a species; undefined for people and other species with human-shaped heads. */
export const creatureOf = ({ species }: Pick<CharacterSpec, 'species'>): Creature | undefined =>
  isCreature(species) ? CREATURES[species] : undefined

export const isCreature = (species: Species): species is keyof typeof CREATURES =>
  Object.hasOwn(CREATURES, species)

/** How wide an animal's body is, relative to a cat's: with a thick neck comes a stout body. */
export const stoutness = ({ neck = 1 }: Creature): number => 0.74 + 0.26 * neck

/** Whether this is an animal, which needs no clothes. */
export const isAnimal = (species: Species): boolean => creatureOf({ species })?.body !== undefined

type Line = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** Edges of linen and cracks in stone, as lines on the front of a head. */
export const PATTERN_LINES: Readonly<Record<'bandages' | 'cracks', readonly Line[]>> = {
  bandages: [
    [-0.8, 0.66, 0.6, 0.96],
    [-0.6, 0.86, 0.8, 0.5],
    [-0.9, 0.4, 0.9, 0.3],
    [-0.9, 0.22, -0.5, 0.1],
    [0.48, 0.14, 0.9, 0],
    [-0.9, -0.16, 0.8, -0.34],
    [-0.7, -0.42, 0.8, -0.2],
    [-0.7, -0.4, 0.6, -0.76],
  ],
  cracks: [
    [0.22, 0.98, 0.1, 0.66],
    [0.1, 0.66, 0.3, 0.48],
    [0.3, 0.48, 0.2, 0.26],
    [-0.74, 0.36, -0.5, 0.46],
    [-0.5, 0.46, -0.4, 0.3],
    [0.72, -0.1, 0.5, -0.26],
    [0.5, -0.26, 0.56, -0.5],
    [-0.6, -0.3, -0.36, -0.36],
    [-0.36, -0.36, -0.3, -0.56],
  ],
}

/** The centers, on the right side, and the radii of a spider's eyes besides the main two. */
export const SMALL_EYES: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0.14, 0.46, 0.11],
  [0.42, 0.42, 0.09],
  [0.64, 0.22, 0.08],
]
