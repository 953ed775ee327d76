import type * as t from 'io-ts'
import { entity } from '../../codec/entity.ts'
import { boolean, string } from '../../codec/primitives.ts'

/** A file that a customer can download, or could, through a benefit. */
export const DownloadableRow = entity('DownloadableRow', {
  id: string,
  customerId: string,
  benefitId: string,
  fileId: string,
  isRevoked: boolean,
  /** The key for the tokens in its download URLs. */
  secret: string,
})
export interface DownloadableRow extends t.TypeOf<typeof DownloadableRow> {}
