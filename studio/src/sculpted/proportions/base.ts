import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { keysOf } from '../../spec/keysOf.ts'
import { type Head, HEADS, HEAVY, STRONG, WOMAN } from './heads.ts'
import type { Proportions } from './Proportions.ts'

/** A blend of the sculpted heads, by age, presentation and build. */
export const base = (spec: CharacterSpec): Proportions => {
  const form = { ...WOMAN }
  const add = (measures: Readonly<Partial<Proportions>>, share: number): void => {
    for (const measure of keysOf(measures)) form[measure] += (measures[measure] ?? 0) * share
  }
  const shares = sharesOf(spec)
  for (const head of keysOf(shares)) add(fromWoman(HEADS[head]), shares[head] ?? 0)
  add(HEAVY, { broad: 1, average: 0, slight: -0.5 }[spec.build] * (1 - 0.4 * form.childlike))
  // Strong features become an old face best.
  add(STRONG, strengthOf(spec) * (0.4 + 0.6 * form.aged) * (1 - form.childlike))
  return form
}

const fromWoman = (head: Readonly<Partial<Proportions>>): Partial<Proportions> => {
  const difference: Partial<Proportions> = {}
  for (const measure of keysOf(head)) difference[measure] = (head[measure] ?? 0) - WOMAN[measure]
  return difference
}

/** How much of each head a person has; the rest is a young woman's. */
const sharesOf = ({ age, presentation }: CharacterSpec): Partial<Record<Head, number>> => {
  const man = { feminine: 0, androgynous: 0.4, masculine: 1 }[presentation]
  const young = { child: 1, teen: 0.38, adult: 0, 'middle-aged': 0, old: 0 }[age]
  const old = { child: 0, teen: 0, adult: 0, 'middle-aged': 0.42, old: 1 }[age]
  return {
    girl: young * (1 - man),
    boy: young * man,
    man: (1 - young - old) * man,
    elder: old * man,
    'old woman': old * (1 - man),
  }
}

/** 0 to 1: how many features beyond the first are strong ones. */
const strengthOf = ({ face }: CharacterSpec): number => {
  const strong = [
    face.nose === 'hooked' || face.nose === 'round' || face.nose === 'long',
    face.head === 'long' || face.head === 'square',
    face.mouth === 'wide' || face.mouth === 'thin',
    face.eyes === 'hooded' || face.eyes === 'narrow',
  ].filter(Boolean).length
  return Math.max(0, strong - 1) / 3
}
