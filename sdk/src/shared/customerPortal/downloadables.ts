import { string } from '../../codec/primitives.ts'
import { anyOf } from '../../codec/query.ts'
import * as endpoints from '../endpoints/customerPortal/downloadables.ts'
import { DownloadableRead } from '../entities/common.ts'
import { listOperation } from '../operation.ts'

export * from '../entities/common.ts'

export const listDownloadables = listOperation({
  ...endpoints.listDownloadables,
  query: {
    benefitId: anyOf(string),
  },
  items: DownloadableRead,
})
