import type { Generation } from '@dramatis/store'
import { usePremium } from '@dramatis/ui'
import { useState } from 'react'
import type { PortraitRequest } from '../generation/PortraitRequest.ts'
import { useOnline } from '../generation/useOnline.ts'
import { useMessages } from '../messages.ts'

interface Circumstances {
  readonly generation: Generation
  /** Whether the caption is showing the failure's message. */
  readonly failing: boolean
  readonly hasGallery: boolean
  /** The form's values: any change to them ends a note about a failure. */
  readonly draft: PortraitRequest
  /** Whether submitting the form would repeat the last portrait. */
  readonly fromForm: boolean
  /** Whether there is only room for a short line. */
  readonly brief: boolean
}

/** The caption's persistent note: that the browser is offline, or what a failure cost and what to do. */
export const useNote = ({
  generation,
  failing,
  hasGallery,
  draft: { character, aspect, style },
  fromForm,
  brief,
}: Circumstances): string | undefined => {
  const { t } = useMessages()
  const online = useOnline()
  const premium = usePremium()
  const form = [character, aspect, style].join('\n')
  const [failure, setFailure] = useState({ generation, form })
  if (failure.generation !== generation) setFailure({ generation, form })

  if (!online) {
    if (failing) return undefined // The message already says so.
    return t(hasGallery ? 'offlineWithGallery' : 'offline')
  }
  if (generation.phase !== 'failed' || failure.form !== form) return undefined
  const retries = fromForm && RETRYABLE.includes(generation.key)
  const sentences = [
    !premium && UNCOUNTED.includes(generation.key) && t('uncounted'),
    retries && (brief ? t('tryAgain') : t('pressAgain', { button: t('submit') })),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/**
 * The keys of failures that the server did not count either; undefined stands for a refusal in the server's words.
 * Other failures may have been counted: the page did not receive the picture, or could not read or show it.
 */
const UNCOUNTED: readonly (string | undefined)[] = [
  undefined,
  'describingFailed',
  'descriptionMissing',
  'creatingFailed',
]

/** The keys of failures after which a retry may succeed. */
const RETRYABLE: readonly (string | undefined)[] = [
  'describingFailed',
  'descriptionMissing',
  'creatingFailed',
  'imageMissing',
  'failed',
  'unreachable',
  'offline',
]
