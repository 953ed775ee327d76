import fc from 'fast-check'
import { type CharacterSpec, MAX_COMPANIONS } from '../src/spec/CharacterSpec.ts'
import { companionOf } from '../src/spec/membersOf.ts'
import { characterSpecs } from './characterSpecs.ts'

/** Any two or three characters in a picture. */
export const characterGroups: fc.Arbitrary<CharacterSpec> = fc
  .tuple(
    characterSpecs,
    fc.array(characterSpecs, { minLength: 1, maxLength: MAX_COMPANIONS, size: 'max' }),
  )
  .map(([lead, others]) => ({
    ...lead,
    companions: others.map(companionOf),
  }))
