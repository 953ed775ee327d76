import { addAvatar } from './additions/avatar.ts'
import { addDownloads } from './additions/downloads.ts'
import { addFiles } from './additions/files.ts'
import { addInvoices } from './additions/invoices.ts'
import type { Addition } from './http/createApp.ts'
import { pages } from './pages/pages.ts'

/** All routes besides the API's. */
export const additions: readonly Addition[] = [
  addAvatar,
  addDownloads,
  addFiles,
  addInvoices,
  pages,
]
