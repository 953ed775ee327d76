import type { Portrait } from '@dramatis/store'
import type { Source } from './PortraitRequest.ts'

/** What portraits were started from, for as long as the page is open: a further take starts from the same. */
export const sources = new WeakMap<Portrait, Source>()
