import type { DownloadableRead } from '../../../../2025-03/customerPortal/downloadables.ts'
import type { operations } from '../../../../2025-03/operations.ts'
import type { Handlers } from '../../../Handlers.ts'
import { Reply } from '../../../http/Reply.ts'
import { listPage, matches } from '../../../lists.ts'
import { related } from '../../../store/related.ts'
import { downloadUrl, downloadOf } from '../../../rules/downloadables.ts'
import type { DownloadableRow } from '../../../store/DownloadableRow.ts'
import type { World } from '../../../World.ts'

export const downloadables: Handlers<typeof operations.customerPortal.downloadables> = {
  list: ({ world, request, principal }) =>
    listPage(request, {
      rows: world.state.downloadables.where('customerId', principal.customerId),
      equal: ['benefitId'],
      where: [
        ({ isRevoked }) => !isRevoked,
        matches(
          request.organizationId,
          ({ fileId }) => related(world, 'files', fileId).organizationId,
        ),
      ],
      present: (row) => presentDownloadable(world, row),
    }),

  get: ({ world, request: { token } }) => {
    downloadOf(world, token)
    return new Reply(302, { location: `${world.url}/downloads/${token}` })
  },
}

const presentDownloadable = (world: World, row: DownloadableRow): DownloadableRead => ({
  ...row,
  file: { ...related(world, 'files', row.fileId), download: downloadUrl(world, row) },
})
