import type { Generation } from '@dramatis/store'
import { useState } from 'react'
import { useMessages } from '../messages.ts'

interface Circumstances {
  readonly generation: Generation
  /** Whether the plate says that it failed at present. */
  readonly failing: boolean
  readonly online: boolean
  readonly premium: boolean
  /** Whether there are pictures in the gallery. */
  readonly kept: boolean
  /** What the form says: whatever the visitor changes there ends a note about a failure. */
  readonly form: string
  /** Whether the last attempt was what the form says, so that its button repeats it. */
  readonly fromForm: boolean
  /** Whether there is room for a short line only. */
  readonly brief: boolean
}

/** What the plate goes on saying: that there is no network, or after a failure what it cost and what to do. */
export const useNote = ({
  generation,
  failing,
  online,
  premium,
  kept,
  form,
  fromForm,
  brief,
}: Circumstances): string | undefined => {
  const { t } = useMessages()
  const [failure, setFailure] = useState({ generation, form })
  if (failure.generation !== generation) setFailure({ generation, form })

  if (!online) {
    if (failing) return undefined // It says so itself.
    return t(kept ? 'offlineWithGallery' : 'offline')
  }
  if (generation.phase !== 'failed' || failure.form !== form) return undefined
  const again = fromForm && AGAIN.includes(generation.key)
  const sentences = [
    !premium && UNCOUNTED.includes(generation.key) && t('uncounted'),
    again && (brief ? t('tryAgain') : t('pressAgain', { button: t('submit') })),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/**
 * Failures that the server has not counted either, by the key of their message; without one it refused in
 * its own words. It gives back what it could not draw. What it sent and the page did not get, or could not
 * read or show, it may have counted.
 */
const UNCOUNTED: readonly (string | undefined)[] = [
  undefined,
  'describingFailed',
  'descriptionMissing',
  'creatingFailed',
]

/** Failures that may not happen again. */
const AGAIN: readonly (string | undefined)[] = [
  'describingFailed',
  'descriptionMissing',
  'creatingFailed',
  'imageMissing',
  'failed',
  'unreachable',
  'offline',
]
