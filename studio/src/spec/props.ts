import { keysOf } from './keysOf.ts'

/** What everybody needs to know about a prop: the reader, who holds it, and every style that draws it. */
interface PropFacts {
  /** Its color if nothing else is said, one of `CLOTH_COLORS`. */
  readonly color: string
  /** How it is held, if not in one hand beside the shoulder. */
  readonly hold?: Hold
  /** Whether it is held so low that it would not hide a neighbor. */
  readonly low?: true
  /** Whether it has room for everybody in a picture. */
  readonly shelters?: true
}

/**
 * `arms` cradle it, so the elbow of the arm in front points outward; hands lie on `keys`. On the `forearm` it is
 * strapped, and at the `wrist` it replaces the hand.
 */
type Hold = 'hands' | 'arms' | 'keys' | 'forearm' | 'wrist' | 'mouth' | 'shoulder'

/** To add a prop, add its row here, its words, a drawing for the flat styles and the sculpted ones, and a sprite. */
export const PROP_FACTS = {
  staff: { color: 'brown' },
  wand: { color: 'dark brown' },
  sword: { color: 'silver' },
  lightsaber: { color: 'sky blue' },
  axe: { color: 'silver' },
  bow: { color: 'brown' },
  shield: { color: 'silver', hold: 'forearm' },
  trident: { color: 'gold' },
  'lightning-bolt': { color: 'gold' },
  book: { color: 'maroon', hold: 'hands', low: true },
  lantern: { color: 'bronze' },
  compass: { color: 'gold', low: true },
  flower: { color: 'red' },
  mug: { color: 'white', low: true },
  wrench: { color: 'silver' },
  orb: { color: 'sky blue', low: true },
  pipe: { color: 'brown', hold: 'mouth', low: true },
  cigar: { color: 'brown', hold: 'mouth', low: true },
  parrot: { color: 'green', hold: 'shoulder' },
  hammer: { color: 'silver' },
  scythe: { color: 'silver' },
  pickaxe: { color: 'silver' },
  spear: { color: 'silver' },
  dagger: { color: 'silver' },
  torch: { color: 'brown' },
  broom: { color: 'tan' },
  cane: { color: 'black' },
  whip: { color: 'brown' },
  hook: { color: 'silver', hold: 'wrist' },
  guitar: { color: 'rust', hold: 'hands' },
  violin: { color: 'rust' },
  microphone: { color: 'black' },
  skull: { color: 'cream', low: true },
  apple: { color: 'red', low: true },
  ball: { color: 'white', low: true },
  potion: { color: 'lime green', low: true },
  'magnifying-glass': { color: 'gold' },
  scales: { color: 'gold' },
  camera: { color: 'black', low: true },
  telescope: { color: 'gold' },
  teacup: { color: 'white', low: true },
  goblet: { color: 'gold', low: true },
  scroll: { color: 'cream', low: true },
  palette: { color: 'blue', low: true },
  quill: { color: 'white' },
  lollipop: { color: 'red' },
  rose: { color: 'red' },
  cat: { color: 'black', low: true },
  balloon: { color: 'red' },
  basket: { color: 'tan', low: true },
  skateboard: { color: 'red' },
  umbrella: { color: 'black', shelters: true },
  'great-sword': { color: 'silver', hold: 'hands' },
  rifle: { color: 'brown', hold: 'hands' },
  piano: { color: 'black', hold: 'keys' },
  'swaddled-baby': { color: 'white', hold: 'arms' },
  pizza: { color: 'gold' },
  phone: { color: 'black' },
  'ice-cream': { color: 'pink', low: true },
  burger: { color: 'tan', low: true },
  gift: { color: 'red', hold: 'hands', low: true },
  'game-controller': { color: 'white', hold: 'hands', low: true },
  dumbbell: { color: 'charcoal', low: true },
  cake: { color: 'pink', low: true },
  bowl: { color: 'red', low: true },
  laptop: { color: 'silver', hold: 'hands', low: true },
  donut: { color: 'pink', low: true },
  surfboard: { color: 'turquoise' },
  'fishing-rod': { color: 'brown' },
  'frying-pan': { color: 'charcoal' },
  'wine-glass': { color: 'maroon', low: true },
  trumpet: { color: 'gold' },
} as const satisfies Readonly<Record<string, PropFacts>>

export type Prop = keyof typeof PROP_FACTS

export const PROPS: readonly Prop[] = keysOf(PROP_FACTS)

type Carried = { readonly kind: Prop } | undefined

const factsOf = (prop: Carried): PropFacts | undefined => prop && PROP_FACTS[prop.kind]

export const holdOf = (prop: Carried): Hold | undefined => factsOf(prop)?.hold

/** Whether a hand or an arm holds the prop: a pipe is in the mouth, a parrot on the shoulder. */
export const isHeld = (prop: Carried): boolean =>
  prop !== undefined && holdOf(prop) !== 'mouth' && holdOf(prop) !== 'shoulder'

/** Whether the prop is strapped to the forearm, so that the arm is behind it. */
export const isStrapped = (prop: Carried): boolean => holdOf(prop) === 'forearm'

/** Whether no hand is visible where the prop is: it is on the forearm or replaces the hand. */
export const replacesHand = (prop: Carried): boolean => isStrapped(prop) || holdOf(prop) === 'wrist'

/** Whether the other hand is on the prop as well. */
export const takesBothHands = (prop: Carried): boolean => {
  const hold = holdOf(prop)
  return hold === 'hands' || hold === 'arms' || hold === 'keys'
}

/** Whether the prop is held so low that it would not hide a neighbor. */
export const isLow = (prop: Carried): boolean => factsOf(prop)?.low ?? false

/** Whether one is enough for everybody in a picture, as an umbrella is. */
export const shelters = (prop: Carried): boolean => factsOf(prop)?.shelters ?? false
