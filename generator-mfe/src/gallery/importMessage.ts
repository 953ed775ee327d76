import type { Translate } from '../messages.ts'
import type { ImportOutcome } from './importGallery.ts'

/** Describes the outcome of an import, with a sentence for each kind of picture. */
export const importMessage = (t: Translate, outcome: ImportOutcome): string => {
  const { added, known, left, unreadable } = outcome
  return [
    t('importAdded', { count: added }),
    known > 0 && t('importKnown', { count: known }),
    left > 0 && t('importLeft', { count: left }),
    unreadable > 0 && t('importUnreadable', { count: unreadable }),
  ]
    .filter(Boolean)
    .join(' ')
}
