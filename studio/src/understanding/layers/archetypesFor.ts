import type { Age, Presentation } from '../../spec/CharacterSpec.ts'
import { ARCHETYPE_NAMES, type ArchetypeName, ARCHETYPES, BODY_ARCHETYPES } from '../archetypes.ts'
import { presentationOfName } from '../givenNames.ts'
import { isInScript } from '../scripts.ts'
import type { UnknownCharacter } from './UnknownCharacter.ts'

/** The archetypes to choose from for somebody whose text names none; likelier ones are listed several times. */
export const archetypesFor = (
  { name, described, known }: UnknownCharacter,
  presentation: Presentation,
): [ArchetypeName, ...ArchetypeName[]] => {
  if (described) return ['neighbor']
  const { age } = known
  const everyday =
    presentationOfName(name) !== undefined ||
    isInScript(name) ||
    /^\p{Lu}\S+ \p{Lu}\S+$/u.test(name)
  const candidates = everyday
    ? ((age && EVERYDAY_AT[age]) ?? EVERYDAY)
    : ((age && FABLED_AT[age]) ?? FABLED)
  const fitting = candidates.filter((name) => {
    const { traits } = ARCHETYPES[name]
    // Someone called a woman or a man in the text does not become an alien.
    if (BODY_ARCHETYPES.has(name) && known.presentation !== undefined) return false
    return (traits.presentation ?? presentation) === presentation
  })
  return ['neighbor', ...fitting]
}

/** Archetypes for an ordinary name. */
export const EVERYDAY: readonly ArchetypeName[] = [
  'neighbor',
  'neighbor',
  'neighbor',
  'artist',
  'barista',
  'captain',
  'chef',
  'detective',
  'executive',
  'explorer',
  'gardener',
  'mechanic',
  'performer',
  'scientist',
  'student',
  'teacher',
]

const EVERYDAY_AT: Partial<Record<Age, readonly ArchetypeName[]>> = {
  child: ['neighbor', 'student', 'explorer'],
  teen: ['neighbor', 'student', 'athlete', 'hacker'],
  old: ['neighbor', 'captain', 'detective', 'gardener', 'scientist', 'teacher'],
}

const MONSTROUS: ReadonlySet<ArchetypeName> = new Set(['beast', 'ghost', 'ghoul', 'unicorn'])

/** Archetypes for a made-up name: "Zorblax". */
const FABLED: readonly ArchetypeName[] = ARCHETYPE_NAMES.filter((name) => {
  const { traits } = ARCHETYPES[name]
  return !MONSTROUS.has(name) && traits.species !== 'undead' && !EVERYDAY.includes(name)
})

export const FABLED_AT: Partial<Record<Age, readonly ArchetypeName[]>> = {
  child: ['princess', 'prince', 'explorer', 'archer', 'elf'],
  teen: ['student', 'archer', 'explorer', 'princess', 'prince', 'witch', 'mechanic', 'hacker'],
  old: ['wizard', 'witch', 'queen', 'king', 'captain', 'druid', 'philosopher'],
}
