import { useEffect, useState } from 'react'
import type * as editTools from './editTools.ts'
import { useFeatures } from './useFeatures.ts'

type EditTools = typeof editTools

/**
 * The controls for starting from a photo and for changing a picture; undefined until they have loaded, and where the
 * functions do not support that.
 *
 * @param wanted see {@link useFeatures}
 */
export const useEditTools = (wanted = true): EditTools | undefined => {
  const { edits } = useFeatures(wanted)
  const [tools, setTools] = useState<EditTools>()
  useEffect(() => {
    if (!edits) return
    let gone = false
    import('./editTools.ts').then(
      (loaded) => {
        if (!gone) setTools(loaded)
      },
      () => undefined, // The script did not load; the page works without these controls.
    )
    return () => {
      gone = true
    }
  }, [edits])
  return tools
}
