import { FLOWS, labelOf, STYLE_IDS, type Flow } from '@dramatis/catalogue'

const isFlow = (name: string): name is Flow => Object.hasOwn(FLOWS, name)

const flows = Object.keys(FLOWS).filter(isFlow)

/** The English names of the styles by message key: `ghibli`, and `ghibli_simple` for the name in the simple flow. */
export const styleNames: Readonly<Record<string, string>> = Object.fromEntries(
  STYLE_IDS.flatMap((style): [string, string][] => [
    [style, labelOf(style)],
    ...flows.map((flow): [string, string] => [`${style}_${flow}`, labelOf(style, flow)]),
  ]),
)
