import { Style, type AspectRatio } from '@dramatis/functions/contract'
import type { GeneratorProps } from '@dramatis/store/slots'
import type { Translate } from '../messages.ts'

export type Flow = NonNullable<GeneratorProps['flow']>

type StyleLabel = `styles.${Style | 'ghibliShort'}`

export interface StyleChoice {
  readonly value: Style
  /** The key of what the page calls it. */
  readonly label: StyleLabel
}

/** The style that is free, and the default of both flows. */
export const FREE_STYLE: Style = 'realistic'

const choiceOf = (value: Style): StyleChoice => ({ value, label: `styles.${value}` })

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
    { value: 'ghibli', label: 'styles.ghibliShort' },
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

/** What the page calls a style: as in `choices`, or by its whole name if only an example or an old picture has it. */
export const labelOf = (t: Translate, style: string, choices: readonly StyleChoice[]): string => {
  if (!Style.is(style)) return style
  return t(choices.find(({ value }) => value === style)?.label ?? `styles.${style}`)
}

export const isLocked = (style: Style, premium: boolean): boolean =>
  !premium && style !== FREE_STYLE

interface AspectChoice {
  readonly value: AspectRatio
  /** Width to height. */
  readonly ratio: string
}

export const aspects: readonly AspectChoice[] = [
  { value: 'portrait', ratio: '2:3' },
  { value: 'landscape', ratio: '3:2' },
  { value: 'square', ratio: '1:1' },
]

/** The latest flow starts with landscape, the earlier one with portrait (spec, section 2). */
export const defaultAspectOf: Readonly<Record<Flow, AspectRatio>> = {
  full: 'landscape',
  simple: 'portrait',
}
