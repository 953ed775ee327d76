import type * as t from 'io-ts'
import { entity } from '../../codec/entity.ts'
import { boolean, string } from '../../codec/primitives.ts'

/** A file that a customer may download by a benefit, or could. */
export const DownloadableRow = entity('DownloadableRow', {
  id: string,
  customerId: string,
  benefitId: string,
  fileId: string,
  isRevoked: boolean,
  /** What the tokens of its addresses are signed with. */
  secret: string,
})
export interface DownloadableRow extends t.TypeOf<typeof DownloadableRow> {}
