import type { BenefitDownloadableFile } from '../../shared/benefits.ts'
import type { FileRead, ProductMediaFileRead } from '../../shared/entities/file.ts'
import type { FileRow } from '../store/FileRow.ts'
import type { World } from '../World.ts'

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

/** An image of a product. */
export const presentProductMedia = (world: World, row: FileRow): ProductMediaFileRead => ({
  ...row,
  service: 'product_media',
  publicUrl: publicUrl(world, row),
})

/** The URL of a file, which anyone may load. */
export const publicUrl = (world: World, { id }: FileRow): string => `${world.url}/files/${id}`

/** A file of a benefit, with how often it was downloaded. */
export const presentBenefitFile = (world: World, row: FileRow): BenefitDownloadableFile => {
  const downloads = world.state.downloadables.where('fileId', row.id)
  return {
    ...row,
    service: 'downloadable',
    flaggedMaliciousAt: null,
    downloaders: new Set(downloads.map(({ customerId }) => customerId)).size,
    downloads: downloads.length,
  }
}
