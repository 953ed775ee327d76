import text from '../../data/archetypes.txt'
import { CLOTH_COLORS, type ClothColor } from './colorWords.ts'
import { keysOf } from '../spec/keysOf.ts'
import { parseTraits } from './data/parseTraits.ts'
import { readTables } from './data/readTables.ts'
import { wordIn } from './data/wordIn.ts'
import type { Traits } from './Traits.ts'

/** What a kind of person usually looks like. The seed chooses one of the palettes. */
export interface Archetype {
  readonly traits: Traits
  readonly palettes: readonly [Palette, ...Palette[]]
}
type Palette = readonly [garment: ClothColor, trim: ClothColor]

export const ARCHETYPE_NAMES = [
  'wizard',
  'witch',
  'queen',
  'king',
  'princess',
  'prince',
  'knight',
  'pirate',
  'robot',
  'elf',
  'dwarf',
  'goblin',
  'troll',
  'orc',
  'astronaut',
  'detective',
  'viking',
  'samurai',
  'vampire',
  'fairy',
  'superhero',
  'cowboy',
  'soldier',
  'monk',
  'chef',
  'scientist',
  'alien',
  'archer',
  'zombie',
  'mechanic',
  'philosopher',
  'gladiator',
  'explorer',
  'student',
  'villager',
  'ninja',
  'thief',
  'captain',
  'nurse',
  'gentleman',
  'neighbor',
  'noblewoman',
  'nobleman',
  'jester',
  'warlock',
  'druid',
  'barbarian',
  'bard',
  'priest',
  'nun',
  'pharaoh',
  'god',
  'goddess',
  'geisha',
  'clown',
  'demon',
  'angel',
  'mermaid',
  'ghost',
  'ghoul',
  'beast',
  'unicorn',
  'jedi',
  'sith',
  'hacker',
  'officer',
  'firefighter',
  'barista',
  'teacher',
  'executive',
  'smith',
  'lumberjack',
  'gardener',
  'athlete',
  'artist',
  'punk',
  'hippie',
  'performer',
  'dancer',
] as const
export type ArchetypeName = (typeof ARCHETYPE_NAMES)[number]

/** Archetypes for a body, not for clothes: a robot knight has the body of a robot and the clothes of a knight. */
export const BODY_ARCHETYPES: ReadonlySet<ArchetypeName> = new Set<ArchetypeName>([
  'alien',
  'angel',
  'beast',
  'demon',
  'dwarf',
  'elf',
  'fairy',
  'ghost',
  'ghoul',
  'goblin',
  'troll',
  'orc',
  'robot',
  'unicorn',
  'vampire',
  'zombie',
])

const parseArchetype = (text: string): Archetype => {
  const [palettes = '', traits = ''] = text.split(' | ')
  const [first = '', ...others] = palettes.split(' ')
  return {
    traits: parseTraits(traits),
    palettes: [parsePalette(first), ...others.map(parsePalette)],
  }
}

const parsePalette = (text: string): Palette => {
  const [garment = '', trim = ''] = text.split('/')
  return [wordIn(CLOTH, garment, 'garment'), wordIn(CLOTH, trim, 'trim')]
}

const CLOTH = keysOf(CLOTH_COLORS)

export const ARCHETYPES = readTables('archetypes.txt', text).every(
  '',
  ARCHETYPE_NAMES,
  parseArchetype,
)
