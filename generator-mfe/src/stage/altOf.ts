import type { Portrait } from '@dramatis/store'
import { t } from '../messages.ts'
import { nameOf } from '../nameOf.ts'

/** A picture's alternative text; it always has the character's name in it. */
export const altOf = ({
  character,
  description,
  alt = description,
}: Pick<Portrait, 'character' | 'description' | 'alt'>): string =>
  alt.toLowerCase().includes(nameOf(character).star.toLowerCase())
    ? alt
    : t('pictureOf', { name: nameOf(character).star, description: alt })
