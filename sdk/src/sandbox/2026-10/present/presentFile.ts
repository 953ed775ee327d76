import type { FileRead } from '../../../shared/entities/file.ts'
import { presentProductMedia, publicUrl } from '../../2025-03/present/presentFile.ts'
import type { FileRow } from '../../store/FileRow.ts'
import type { World } from '../../World.ts'

/** A file as its merchant sees it. */
export const presentFile = (world: World, row: FileRow): FileRead => {
  switch (row.service) {
    case 'downloadable':
      return { ...row, service: 'downloadable', flaggedMaliciousAt: null }
    case 'product_media':
      return presentProductMedia(world, row)
    case 'organization_avatar':
      return { ...row, service: 'organization_avatar', publicUrl: publicUrl(world, row) }
    case 'support_case_attachment':
      return { ...row, service: 'support_case_attachment' }
  }
}
