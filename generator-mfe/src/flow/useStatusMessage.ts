import type { Generation } from '@dramatis/store'
import { useEffect, useState } from 'react'
import { useMessages, type Translate } from '../messages.ts'
import { translated } from './failureMessage.ts'

/** How long the last word on a portrait stays (spec, section 9), in milliseconds. */
const MESSAGE_MS = 3000
const RATE_LIMIT_MESSAGE_MS = 5000

export interface StatusMessage {
  /** Empty when there is nothing to say. */
  readonly text: string
  /** Whether it says that something went wrong. */
  readonly failed: boolean
  /** The text's language as a BCP 47 tag, where it is not the page's. */
  readonly language?: string | undefined
}

/** What to say about the portrait at present: progress as long as it lasts, an outcome for some seconds. */
export const useStatusMessage = (generation: Generation): StatusMessage => {
  const { t } = useMessages()
  const [cleared, setCleared] = useState<Generation>(generation)
  const final = generation.phase === 'succeeded' || generation.phase === 'failed'
  const limited = generation.phase === 'failed' && generation.key === 'rateLimit'
  useEffect(() => {
    if (!final) return
    const timer = setTimeout(
      () => setCleared(generation),
      limited ? RATE_LIMIT_MESSAGE_MS : MESSAGE_MS,
    )
    return () => clearTimeout(timer)
  }, [generation, final, limited])
  return generation === cleared ? silence : statusMessage(t, generation)
}

const silence: StatusMessage = { text: '', failed: false }

/** What the page says while the portrait is on its way, and after (spec, section 4). */
const statusMessage = (t: Translate, generation: Generation): StatusMessage => {
  switch (generation.phase) {
    case 'idle':
      return silence
    case 'failed':
      return { text: translated(t, generation), failed: true, language: generation.language }
    case 'succeeded':
      return generation.restored ? silence : { text: t('status.succeeded'), failed: false }
    default:
      return { text: t(`status.${generation.phase}`), failed: false }
  }
}
