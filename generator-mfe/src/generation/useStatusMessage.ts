import type { Generation } from '@dramatis/store'
import { useEffect, useState } from 'react'
import { useMessages, type Translate } from '../messages.ts'
import { translated } from './failureMessage.ts'

/** How long an outcome is shown (constant-6), in milliseconds. */
const MESSAGE_MS = 3000
const RATE_LIMIT_MESSAGE_MS = 5000

export interface StatusMessage {
  /** May be empty. */
  readonly text: string
  /** Whether it is about a failure. */
  readonly failed: boolean
  /** The text's language as a BCP 47 tag, if it is not the page's. */
  readonly language?: string | undefined
}

/** The message about the portrait: its progress as long as that lasts, and then the outcome for a few seconds. */
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

/** See generation-1 and generation-2. */
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
