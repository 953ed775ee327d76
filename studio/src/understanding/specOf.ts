import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { Traits } from './Traits.ts'
import { withTraits } from './withTraits.ts'

export type Complete = Required<Traits>

/** The spec of a character with a complete set of traits. */
export const specOf = ({
  name,
  source,
  seed,
  traits,
}: {
  readonly name: string
  readonly source: string
  readonly seed: number
  readonly traits: Complete
}): CharacterSpec => withTraits({ ...ANYBODY, name, source, seed }, traits)

/** Somebody all of whose traits are replaced. */
const ANYBODY: Omit<CharacterSpec, 'name' | 'source' | 'seed'> = {
  species: 'human',
  age: 'adult',
  presentation: 'androgynous',
  build: 'average',
  skin: '#000000',
  face: {
    head: 'oval',
    nose: 'straight',
    mouth: 'medium',
    eyes: 'almond',
    eyeColor: '#000000',
    expression: 'neutral',
  },
  hair: { cut: 'short', color: '#000000' },
  beard: { cut: 'none', color: '#000000' },
  garment: { kind: 'tunic', color: '#000000', trim: '#000000' },
  marks: [],
  background: { scene: 'studio', time: 'day', mood: 'calm' },
}
