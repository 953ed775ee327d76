import { isUnknown } from '../../../codec/union.ts'
import type { operations } from '../../../2026-10/operations.ts'
import { files as legacy } from '../../2025-03/handlers/files.ts'
import type { Handlers } from '../../Handlers.ts'
import { listPage, matches } from '../../lists.ts'
import { organizationFor, owned } from '../../ownership.ts'
import { invalid } from '../../Problem.ts'
import { newFile } from '../../rules/files.ts'
import { presentFile } from '../present/presentFile.ts'
import { rowOf } from '../rowOf.ts'

export const files: Handlers<typeof operations.files> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.files, principal),
      equal: ['organizationId'],
      where: [({ isUploaded }) => isUploaded, matches(request.ids, ({ id }) => id)],
      present: (row) => presentFile(world, row),
    }),

  create: ({ world, request, principal }) => {
    if (isUnknown(request)) throw invalid(['body', 'service'], 'There is no such service.')
    return newFile(world, organizationFor(world, principal, request.organizationId), request)
  },

  uploaded: ({ world, request, principal }) =>
    presentFile(world, rowOf(world, 'files', legacy.uploaded({ world, request, principal }))),

  update: ({ world, request, principal }) =>
    presentFile(world, rowOf(world, 'files', legacy.update({ world, request, principal }))),

  delete: legacy.delete,
}
