import type { operations } from '../../2026-10/operations.ts'
import { isUnknown } from '../../codec/union.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { organizationFor, owned, ownedRow } from '../ownership.ts'
import { invalid } from '../Problem.ts'
import { removeFile } from '../rules/benefits.ts'
import { completeFile, deleteFile, newFile } from '../rules/files.ts'

export const files = {
  list: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      owned(world.state.files, principal).filter(({ isUploaded }) => isUploaded),
      listings.files,
    ),

  create: ({ world, request, principal }) => {
    if (isUnknown(request)) throw invalid(['body', 'service'], 'There is no such service.')
    return newFile(world, organizationFor(world, principal, request.organizationId), request)
  },

  uploaded: ({ world, request: { id, fileUploadCompleted }, principal }) =>
    completeFile(world, ownedRow(world.state.files, id, principal), fileUploadCompleted),

  update: ({ world, request: { id, filePatch }, principal }) => {
    const { name, version } = filePatch
    if (name?.trim() === '') throw invalid(['body', 'name'], 'The file must have a name.')
    const previous = ownedRow(world.state.files, id, principal)
    return world.state.files.update(previous, {
      name: name ?? previous.name,
      version: version === undefined ? previous.version : version,
      lastModifiedAt: previous.isUploaded ? world.now() : null,
    })
  },

  /** Also removes the file from products and benefits. */
  delete: ({ world, request: { id }, principal }) => {
    const file = ownedRow(world.state.files, id, principal)
    for (const product of world.state.products.where('organizationId', file.organizationId)) {
      const mediaIds = product.mediaIds.filter((mediaId) => mediaId !== id)
      if (mediaIds.length < product.mediaIds.length) {
        world.state.products.update(product, { mediaIds })
      }
    }
    removeFile(world, file)
    deleteFile(world, file)
  },
} satisfies Rules<typeof operations.files>
