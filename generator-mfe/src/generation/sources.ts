import type { Portrait } from '@dramatis/store'
import type { Source } from './PortraitRequest.ts'

/** The photos that portraits started from, kept while the page is open: another take starts from the same one. */
export const sources = new WeakMap<Portrait, Source>()
