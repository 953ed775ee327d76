import { useEffect, useEffectEvent, useState } from 'react'
import type { FormValues } from './useFormValues.ts'

type Start = (values: FormValues) => void

/**
 * Returns a function that starts a portrait with the form's values: at once, or as soon as the chosen photo has been
 * read. If the photo is refused, nothing starts, and the form says why. Also returns whether a start is waiting.
 */
export const useAfterPhoto = (values: FormValues) => {
  const { isReading, problem } = values.photo
  const [waiting, setWaiting] = useState<{ readonly start: Start }>()
  const goOn = useEffectEvent(() => {
    setWaiting(undefined)
    if (problem === undefined) waiting?.start(values)
  })
  const isReady = waiting !== undefined && !isReading
  useEffect(() => {
    if (isReady) goOn()
  }, [isReady])
  const start = (start: Start) => (isReading ? setWaiting({ start }) : start(values))
  return [start, waiting !== undefined] as const
}
