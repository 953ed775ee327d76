import { nullable } from '../codec/collections.ts'
import { date, string } from '../codec/primitives.ts'

/** What everything that the platform keeps has. */
export const record = {
  id: string,
  createdAt: date,
  modifiedAt: nullable(date),
}
