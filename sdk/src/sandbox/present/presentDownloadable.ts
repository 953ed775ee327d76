import type { DownloadableRead } from '../../shared/customerPortal/downloadables.ts'
import { downloadUrl } from '../rules/downloadables.ts'
import type { DownloadableRow } from '../store/DownloadableRow.ts'
import { related } from '../store/related.ts'
import type { World } from '../World.ts'

/** A file that a customer can download. */
export const presentDownloadable = (world: World, row: DownloadableRow): DownloadableRead => ({
  ...row,
  file: { ...related(world, 'files', row.fileId), download: downloadUrl(world, row) },
})
