import { useCallback, useState } from 'react'
import { notify } from '../messages.ts'

interface Lazy<Part> {
  /** Undefined until it has loaded. */
  readonly part: Part | undefined
  /** Loads it in advance; a failure is ignored, since `load` tries again. */
  readonly preload: () => void
  /** Loads it for a waiting visitor, and reports a failure to them. */
  readonly load: () => void
}

/**
 * Loads a part of the page on demand, since most visits do not need its code.
 *
 * @param importPart must be the same function in every render
 */
export const useLazy = <Part>(importPart: () => Promise<Part>): Lazy<Part> => {
  const [part, setPart] = useState<Part>()
  const take = useCallback((loaded: Part) => setPart(() => loaded), [])
  return {
    part,
    preload: useCallback(() => {
      importPart().then(take, () => undefined)
    }, [importPart, take]),
    load: useCallback(() => {
      importPart().then(take, () => notify('error', 'unreachable'))
    }, [importPart, take]),
  }
}
