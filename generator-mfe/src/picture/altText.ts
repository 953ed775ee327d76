import { splitName } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { t } from '../messages.ts'

/** A picture's alternative text, which always includes the character's name. */
export const altText = ({
  character,
  description,
  alt = description,
}: Pick<Portrait, 'character' | 'description' | 'alt'>): string =>
  alt.toLowerCase().includes(splitName(character).name.toLowerCase())
    ? alt
    : t('pictureOf', { name: splitName(character).name, description: alt })
