import { useEffect, useState } from 'react'

/**
 * What `load` has resolved to; undefined until it first does. A rejection changes nothing.
 *
 * @param load loads again when it changes, so it must be the same function as long as it loads the same
 * @param wanted whether to load it now
 */
export const useLoaded = <A>(load: () => Promise<A>, wanted = true): A | undefined => {
  const [loaded, setLoaded] = useState<A>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    load().then(
      (value) => {
        if (!gone) setLoaded(() => value)
      },
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [load, wanted])
  return loaded
}
