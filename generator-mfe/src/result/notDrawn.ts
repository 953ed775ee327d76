import type { Portrait } from '@dramatis/store'
import type { Translate } from '../messages.ts'

/** For example "Not drawn: pipe, gloves", with as many words as fit in a line. */
export const notDrawn = (t: Translate, unread: Portrait['unread'] = []): string | undefined =>
  unread.length === 0
    ? undefined
    : t('notDrawn', {
        words: unread.slice(0, MAX_WORDS).join(', ') + (unread.length > MAX_WORDS ? ', …' : ''),
      })

const MAX_WORDS = 3
