import type { Generation } from '@dramatis/store'
import { useEffect, useState } from 'react'
import { useMessages, type Translate } from '../messages.ts'

/** How long the last word on a portrait stays (spec, section 9), in milliseconds. */
const MESSAGE_MS = 3000
const RATE_LIMIT_MESSAGE_MS = 5000

/** What to say about the portrait at present: progress as long as it lasts, an outcome for some seconds. */
export const useStatusMessage = (generation: Generation): string => {
  const { t } = useMessages()
  const [cleared, setCleared] = useState<Generation>(generation)
  const final = generation.phase === 'succeeded' || generation.phase === 'failed'
  const limited = generation.phase === 'failed' && generation.message === t('rateLimit')
  useEffect(() => {
    if (!final) return
    const timer = setTimeout(
      () => setCleared(generation),
      limited ? RATE_LIMIT_MESSAGE_MS : MESSAGE_MS,
    )
    return () => clearTimeout(timer)
  }, [generation, final, limited])
  return generation === cleared ? '' : statusMessage(t, generation)
}

/** What the page says while the portrait is on its way, and after (spec, section 4). */
const statusMessage = (t: Translate, generation: Generation): string => {
  switch (generation.phase) {
    case 'idle':
      return ''
    case 'failed':
      return generation.message
    default:
      return t(`status.${generation.phase}`)
  }
}
