import type { Traits } from '../Traits.ts'

/** Adapts the hair and wrinkles of a well-known character whom the text makes younger or older. */
export const atAge = (age: Traits['age'], traits: Traits): Traits => {
  if (age === undefined || age === traits.age) return traits
  const { marks = [], hairColor } = traits
  if (age === 'old') {
    const shade = hairColor && OLD_HAIR.has(hairColor) ? hairColor : 'gray'
    return { ...traits, hairColor: shade, beardColor: shade, marks: [...marks, 'wrinkles'] }
  }
  const grayed = hairColor !== undefined && OLD_HAIR.has(hairColor) && traits.age === 'old'
  return {
    ...traits,
    ...(grayed && { hairColor: 'brown', beardColor: 'brown' }),
    marks: marks.filter((mark) => mark !== 'wrinkles'),
  }
}

const OLD_HAIR: ReadonlySet<string> = new Set(['white', 'gray', 'silver'])
