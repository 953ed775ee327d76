import { useLoaded } from '@dramatis/ui'
import type * as studioChanges from './StudioChangeForm.tsx'
import { useFeatures } from './useFeatures.ts'

/** The form for changes by the built-in engine; undefined until it has loaded, and where the functions make none. */
export const useStudioChanges = (): typeof studioChanges | undefined =>
  useLoaded(importForm, useFeatures().changes === true)

const importForm = () => import('./StudioChangeForm.tsx')
