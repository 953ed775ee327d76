import type { FileRead } from '../../../2025-03/files.ts'
import { presentProductMedia, publicUrl } from '../../present/presentFile.ts'
import type { FileRow } from '../../store/FileRow.ts'
import type { World } from '../../World.ts'

/** A file as its merchant sees it. */
export const presentFile = (world: World, row: FileRow): FileRead => {
  switch (row.service) {
    // 2025-03 has no service for attachments of support cases.
    case 'support_case_attachment':
    case 'downloadable':
      return { ...row, service: 'downloadable' }
    case 'product_media':
      return presentProductMedia(world, row)
    case 'organization_avatar':
      return { ...row, service: 'organization_avatar', publicUrl: publicUrl(world, row) }
  }
}
