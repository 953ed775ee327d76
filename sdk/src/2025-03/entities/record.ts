import { nullable } from '../../codec/collections.ts'
import { date, string } from '../../codec/primitives.ts'

/** The fields that every record of the platform has. */
export const record = {
  id: string,
  createdAt: date,
  modifiedAt: nullable(date),
}
