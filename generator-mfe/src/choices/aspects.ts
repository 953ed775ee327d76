import { ASPECTS, type Aspect } from '@dramatis/catalogue'

export const isAspect = (name: string): name is Aspect => Object.hasOwn(ASPECTS, name)

/** In the order of the form. */
export const aspects: readonly Aspect[] = Object.keys(ASPECTS).filter(isAspect)

/** The ratio of width to height, for example "3:2". */
export const ratioOf = (aspect: Aspect): string =>
  `${ASPECTS[aspect].width}:${ASPECTS[aspect].height}`
