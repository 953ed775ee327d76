import { Style, type AspectRatio } from '@dramatis/functions/contract'
import type { GeneratorProps } from '@dramatis/store/slots'

export type Flow = NonNullable<GeneratorProps['flow']>

export interface StyleChoice {
  readonly value: Style
  readonly label: string
}

/** The style that is free, and the default of both flows. */
export const FREE_STYLE: Style = 'realistic'

/** What the page calls a style. */
export const styleLabels: Readonly<Record<Style, string>> = {
  realistic: 'Realistic',
  ghibli: 'Studio Ghibli',
  fortnite: 'Fortnite',
  lego: 'Lego',
  southpark: 'South Park',
  'animal crossing': 'Animal Crossing',
  minecraft: 'Minecraft',
  pixar: 'Pixar',
  nintendo: 'Nintendo',
  dispo: 'Dispo',
}

const choiceOf = (value: Style): StyleChoice => ({ value, label: styleLabels[value] })

const LISTED: readonly Style[] = [
  'realistic',
  'ghibli',
  'fortnite',
  'lego',
  'southpark',
  'animal crossing',
  'minecraft',
  'pixar',
]

/** The styles on offer; the simple flow has the compact list and names (spec, section 2). */
export const stylesOf: Readonly<Record<Flow, readonly StyleChoice[]>> = {
  full: LISTED.map(choiceOf),
  simple: [
    choiceOf('realistic'),
    { value: 'ghibli', label: 'Ghibli' },
    choiceOf('lego'),
    choiceOf('dispo'),
  ],
}

/** The styles on offer where the page asks for some, by the names of its flow; else the flow's. */
export const choicesOf = (flow: Flow, offered?: readonly string[]): readonly StyleChoice[] =>
  offered === undefined
    ? stylesOf[flow]
    : offered
        .filter((style) => Style.is(style))
        .map((style) => stylesOf[flow].find(({ value }) => value === style) ?? choiceOf(style))

/** What is chosen: a style of the list, or one that only an example has. */
export const labelOf = (style: string, choices: readonly StyleChoice[]): string =>
  choices.find(({ value }) => value === style)?.label ??
  (Style.is(style) ? styleLabels[style] : style)

export const isLocked = (style: Style, premium: boolean): boolean =>
  !premium && style !== FREE_STYLE

interface AspectChoice {
  readonly value: AspectRatio
  readonly label: string
  /** Width to height. */
  readonly ratio: string
}

export const aspects: readonly AspectChoice[] = [
  { value: 'portrait', label: 'Portrait', ratio: '2:3' },
  { value: 'landscape', label: 'Landscape', ratio: '3:2' },
  { value: 'square', label: 'Square', ratio: '1:1' },
]

/** The latest flow starts with landscape, the earlier one with portrait (spec, section 2). */
export const defaultAspectOf: Readonly<Record<Flow, AspectRatio>> = {
  full: 'landscape',
  simple: 'portrait',
}
