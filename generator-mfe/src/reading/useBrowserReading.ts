import type { Portrait } from '@dramatis/store'
import { useLoaded } from '@dramatis/ui'
import { useFeatures } from '../edit/useFeatures.ts'
import type * as browserReading from './BrowserReading.tsx'

/**
 * The offer to have the browser's own model read what the built-in engine could not; undefined until it has loaded,
 * and where the browser has no model, the functions take no specs, or everything has been read.
 */
export const useBrowserReading = (portrait: Portrait): typeof browserReading | undefined => {
  const { specs } = useFeatures()
  const wanted = specs === true && isUnread(portrait) && 'LanguageModel' in globalThis
  const loaded = useLoaded(importReading, wanted)
  return wanted ? loaded : undefined
}

const isUnread = ({ understood, unread = [], readByBrowser }: Portrait): boolean =>
  readByBrowser !== true && (understood?.kind === 'invented' || unread.length > 0)

const importReading = () => import('./BrowserReading.tsx')
