import { useCallback, useRef, type RefObject } from 'react'
import type { nextOfCast } from './cast.ts'

/** The whole cast is large, so it is loaded once the field is used; until then, and without it, nothing is there. */
export const useCast = (): {
  readonly nextOfCast: RefObject<typeof nextOfCast | undefined>
  readonly loadCast: () => void
} => {
  const loaded = useRef<typeof nextOfCast>(undefined)
  return {
    nextOfCast: loaded,
    loadCast: useCallback(() => {
      import('./cast.ts').then(
        ({ nextOfCast }) => {
          loaded.current = nextOfCast
        },
        () => undefined,
      )
    }, []),
  }
}
