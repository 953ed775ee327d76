import type { AspectRatio, Style } from '@dramatis/functions/contract'
import type { GeneratorProps } from '@dramatis/store/slots'

export type Flow = NonNullable<GeneratorProps['flow']>

export interface StyleChoice {
  readonly value: Style
  readonly label: string
}

/** The style that is free, and the default of both flows. */
export const FREE_STYLE: Style = 'realistic'

/** The styles on offer; the simple flow has the compact list (spec, section 2). */
export const stylesOf: Readonly<Record<Flow, readonly StyleChoice[]>> = {
  full: [
    { value: 'realistic', label: 'Realistic' },
    { value: 'ghibli', label: 'Studio Ghibli' },
    { value: 'fortnite', label: 'Fortnite' },
    { value: 'lego', label: 'Lego' },
    { value: 'southpark', label: 'South Park' },
    { value: 'animal crossing', label: 'Animal Crossing' },
    { value: 'minecraft', label: 'Minecraft' },
    { value: 'pixar', label: 'Pixar' },
  ],
  simple: [
    { value: 'realistic', label: 'Realistic' },
    { value: 'ghibli', label: 'Ghibli' },
    { value: 'lego', label: 'Lego' },
    { value: 'dispo', label: 'Dispo' },
  ],
}

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
