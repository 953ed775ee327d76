import { pageStore } from '@dramatis/store'
import { createNotify } from '@dramatis/store/createNotify'
import { subscribe, t } from './messages.ts'

/** Shows a toast on the page; its text changes language with the page. */
export const notify = createNotify(pageStore, { subscribe, t })
