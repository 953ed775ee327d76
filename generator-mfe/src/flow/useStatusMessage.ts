import { statusMessage, type Generation } from '@dramatis/store'
import { useEffect, useState } from 'react'
import { messages } from '../messages.ts'

/** How long the last word on a portrait stays (spec, section 9), in milliseconds. */
const MESSAGE_MS = 3000
const RATE_LIMIT_MESSAGE_MS = 5000

/** What to say about the portrait at present: progress as long as it lasts, an outcome for some seconds. */
export const useStatusMessage = (generation: Generation): string => {
  const [cleared, setCleared] = useState<Generation>(generation)
  const message = statusMessage(generation)
  const final = generation.phase === 'succeeded' || generation.phase === 'failed'
  useEffect(() => {
    if (!final) return
    const timer = setTimeout(
      () => setCleared(generation),
      message === messages.rateLimit ? RATE_LIMIT_MESSAGE_MS : MESSAGE_MS,
    )
    return () => clearTimeout(timer)
  }, [generation, final, message])
  return generation === cleared ? '' : message
}
