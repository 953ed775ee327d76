import { splitName } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { t } from '../messages.ts'

/** A picture's alternative text, which always includes the character's name. */
export const altText = ({
  description,
  alt = description,
  ...named
}: Pick<Portrait, 'character' | 'names' | 'description' | 'alt'>): string => {
  const { name } = splitName(named)
  return alt.toLowerCase().includes(name.toLowerCase())
    ? alt
    : t('pictureOf', { name, description: alt })
}
