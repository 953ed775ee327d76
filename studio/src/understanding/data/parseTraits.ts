import type { Traits } from '../Traits.ts'
import { TRAIT_WORDS } from '../traitWords.ts'
import { wordIn } from './wordIn.ts'

/** The slots of data files, in their order, with the traits that their parts are for. */
export const SLOTS: ReadonlyMap<string, readonly (keyof Traits)[]> = new Map(
  Object.entries({
    species: ['species'],
    age: ['age'],
    presentation: ['presentation'],
    build: ['build'],
    origin: ['origin'],
    skin: ['skin'],
    head: ['head'],
    nose: ['nose'],
    mouth: ['mouth'],
    eyes: ['eyes', 'eyeColor'],
    expression: ['expression'],
    gaze: ['gaze'],
    tilt: ['tilt'],
    turn: ['turn'],
    crop: ['crop'],
    hair: ['hair', 'hairColor'],
    beard: ['beard', 'beardColor'],
    headwear: ['headwear', 'headwearColor', 'headwearTrim'],
    garment: ['garment', 'garmentColor', 'garmentTrim', 'garmentPattern'],
    emblem: ['emblem', 'emblemColor', 'emblemFrame'],
    cape: ['cape'],
    neckwear: ['neckwear', 'neckwearColor'],
    gloves: ['gloves', 'glovesColor'],
    prop: ['prop', 'propColor'],
    marks: ['marks'],
    scene: ['scene', 'time', 'mood'],
  } satisfies Record<string, readonly (keyof Traits)[]>),
)

/**
 * Parses traits, in slots separated by spaces: `age=old hair=long/white marks=scar,horns`. A slot for a thing has its
 * kind, then its colors; a part may be empty: `eyes=/blue`. In words, hyphens stand for spaces.
 *
 * @throws {RangeError} if a slot or one of its words is unknown
 */
export const parseTraits = (text: string): Traits =>
  Object.fromEntries(text.split(' ').filter(Boolean).flatMap(traitsIn))

const traitsIn = (slot: string): readonly (readonly [keyof Traits, unknown])[] => {
  const [name = '', value = ''] = slot.split('=')
  const parts = SLOTS.get(name)
  if (parts === undefined) throw new RangeError(`“${name}” is not a slot`)
  if (name === 'marks')
    return [[name, value.split(',').map((mark) => wordIn(TRAIT_WORDS.marks, mark, name))]]
  const words = value.split('/')
  if (words.length > parts.length) throw new RangeError(`“${slot}” has too many parts`)
  return parts.flatMap((trait, at) => {
    const word = words[at] ?? ''
    return word === '' ? [] : [[trait, wordIn<string>(TRAIT_WORDS[trait], word, trait)] as const]
  })
}
