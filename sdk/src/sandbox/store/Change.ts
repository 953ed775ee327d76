import type { TableName } from './schema.ts'

/** A row that has been put into a table or deleted from it. */
export interface Change {
  readonly table: TableName
  readonly id: string
  readonly isDeleted: boolean
}
