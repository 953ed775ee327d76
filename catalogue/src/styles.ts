import type { Flow } from './flows.ts'

/** What a visitor is entitled to: anyone to `free`, and a subscriber to both. */
export type Tier = 'free' | 'premium'

interface StyleRow {
  /** The English name. Languages that use another name have it in their messages, under the style's id. */
  readonly label: string
  /** The names in flows that use a different one. */
  readonly labels?: Partial<Readonly<Record<Flow, string>>>
  /** The tier that it requires. */
  readonly tier: Tier
  /** The flows that list the style. An example, a link or an embed may name a style that no flow lists. */
  readonly flows: readonly Flow[]
}

/** Every style by its id, which requests use, in the order in which lists show them (style-1). */
export const STYLES = {
  realistic: { label: 'Realistic', tier: 'free', flows: ['latest', 'simple'] },
  ghibli: {
    label: 'Studio Ghibli',
    labels: { simple: 'Ghibli' },
    tier: 'premium',
    flows: ['latest', 'simple'],
  },
  fortnite: { label: 'Fortnite', tier: 'premium', flows: ['latest'] },
  lego: { label: 'Lego', tier: 'premium', flows: ['latest', 'simple'] },
  southpark: { label: 'South Park', tier: 'premium', flows: ['latest'] },
  'animal crossing': { label: 'Animal Crossing', tier: 'premium', flows: ['latest'] },
  minecraft: { label: 'Minecraft', tier: 'premium', flows: ['latest'] },
  pixar: { label: 'Pixar', tier: 'premium', flows: ['latest'] },
  nintendo: { label: 'Nintendo', tier: 'premium', flows: [] },
  dispo: { label: 'Dispo', tier: 'premium', flows: ['simple'] },
} as const satisfies Readonly<Record<string, StyleRow>>

export type Style = keyof typeof STYLES

const row = (style: Style): StyleRow => STYLES[style]

export const isStyle = (name: string): name is Style => Object.hasOwn(STYLES, name)

export const STYLE_IDS: readonly Style[] = Object.keys(STYLES).filter(isStyle)

export const isFree = (style: Style): boolean => row(style).tier === 'free'

/** The free style, which is every flow's default (validation-5). */
export const FREE_STYLE = 'realistic' satisfies Style

/** The styles that a flow lists, in order. */
export const stylesIn = (flow: Flow): readonly Style[] =>
  STYLE_IDS.filter((style) => row(style).flows.includes(flow))

/** A style's English name in `flow`, or its general one if `flow` is omitted or has no other name for the style. */
export const labelOf = (style: Style, flow?: Flow): string =>
  (flow && row(style).labels?.[flow]) ?? row(style).label
