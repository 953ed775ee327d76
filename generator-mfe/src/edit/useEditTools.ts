import { useLoaded } from '@dramatis/ui'
import type * as editTools from './editTools.ts'
import { useFeatures } from './useFeatures.ts'

/**
 * The controls for starting from a photo and for changing a picture; undefined until they have loaded, and where the
 * functions do not support that.
 *
 * @param wanted see {@link useFeatures}
 */
export const useEditTools = (wanted = true): typeof editTools | undefined =>
  useLoaded(importTools, useFeatures(wanted).edits)

const importTools = () => import('./editTools.ts')
