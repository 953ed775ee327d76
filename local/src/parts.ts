/** The parts of the product, each on an origin of its own. */
export const PARTS = [
  'page',
  'generator',
  'billing',
  'contact',
  'partner',
  'platform',
  'forms',
] as const
export type Part = (typeof PARTS)[number]

export type Ports = Readonly<Record<Part, number>>
