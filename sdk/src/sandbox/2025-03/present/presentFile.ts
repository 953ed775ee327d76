import type { FileRead } from '../../../2025-03/files.ts'
import type { ProductMediaFileRead } from '../../../2025-03/entities/file.ts'
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

/** An image of a product. */
export const presentProductMedia = (world: World, row: FileRow): ProductMediaFileRead => ({
  ...row,
  service: 'product_media',
  publicUrl: publicUrl(world, row),
})

/** The URL of a file, which anyone may load. */
export const publicUrl = (world: World, { id }: FileRow): string => `${world.url}/files/${id}`
