import type { Portrait } from '@dramatis/store'
import type { Source } from './PortraitRequest.ts'

/** The pictures that portraits started from, kept while the page is open, since another take starts from the same. */
export const sources = new WeakMap<Portrait, Source>()
