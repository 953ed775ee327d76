import type { operations } from '../../../2025-03/operations.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { presentFile } from '../present/presentFile.ts'
import { invalid } from '../../Problem.ts'
import { removeFile } from '../../rules/benefits.ts'
import { completeFile, deleteFile, newFile } from '../../rules/files.ts'

export const files: Handlers<typeof operations.files> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.files, principal),
      equal: ['organizationId'],
      where: [({ isUploaded }) => isUploaded, matches(request.ids, ({ id }) => id)],
      present: (row) => presentFile(world, row),
    }),

  create: ({ world, request, principal }) =>
    newFile(world, organizationFor(world, principal, request.organizationId), request),

  uploaded: ({ world, request: { id, fileUploadCompleted }, principal }) => {
    const file = ownedRow(world.state.files, id, principal)
    return presentFile(world, completeFile(world, file, fileUploadCompleted))
  },

  update: ({ world, request: { id, filePatch }, principal }) => {
    const { name, version } = filePatch
    if (name?.trim() === '') throw invalid(['body', 'name'], 'The file must have a name.')
    const previous = ownedRow(world.state.files, id, principal)
    const after = world.state.files.update(previous, {
      name: name ?? previous.name,
      version: version === undefined ? previous.version : version,
      lastModifiedAt: previous.isUploaded ? world.now() : null,
    })
    return presentFile(world, after)
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
}
