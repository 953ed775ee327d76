import { pageStore } from '@dramatis/store'
import { createNotify } from '@dramatis/store/createNotify'
import { subscribe, t } from './messages.ts'

/** Shows a toast on the page, and translates it when the page's language changes. */
export const notify = createNotify(pageStore, { subscribe, t })
