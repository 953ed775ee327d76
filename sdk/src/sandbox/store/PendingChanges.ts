import type { World } from '../World.ts'
import type { Change } from './Change.ts'
import type { JournalRecord } from './journalRecord.ts'
import type { RowOf, TableName } from './schema.ts'

interface Ids {
  readonly deleted: Set<string>
  readonly put: Set<string>
}

/** The changes that are not in the data file yet: ids only, since the latest state of a row is what counts. */
export class PendingChanges {
  readonly #tables = new Map<TableName, Ids>()

  /** How many rows have changed. */
  get size(): number {
    return [...this.#tables.values()].reduce(
      (sum, { deleted, put }) => sum + deleted.size + put.size,
      0,
    )
  }

  touches(table: TableName): boolean {
    return this.#tables.has(table)
  }

  add(changes: readonly Change[]): void {
    for (const { table, id, isDeleted } of changes) {
      const ids = this.#tables.get(table) ?? { deleted: new Set(), put: new Set() }
      this.#tables.set(table, ids)
      // A row that is put again after it was deleted stays in both, since it moves to the end of its table.
      if (isDeleted) ids.deleted.add(id)
      if (isDeleted) ids.put.delete(id)
      else ids.put.add(id)
    }
  }

  /** These changes, followed by later ones. */
  followedBy(later: PendingChanges): PendingChanges {
    const all = new PendingChanges()
    all.add([...this.#changes(), ...later.#changes()])
    return all
  }

  /** The rows as they are now. */
  record(world: World): JournalRecord {
    const deleted = [...this.#tables].map(([table, ids]) => [table, [...ids.deleted]] as const)
    const put = [...this.#tables].map(([table, ids]) => {
      const rows: { readonly get: (id: string) => RowOf<TableName> | undefined } =
        world.state[table]
      return [table, [...ids.put].flatMap((id) => rows.get(id) ?? [])] as const
    })
    return { now: world.now(), deleted, put }
  }

  *#changes(): Iterable<Change> {
    for (const [table, { deleted, put }] of this.#tables) {
      for (const id of deleted) yield { table, id, isDeleted: true }
      for (const id of put) yield { table, id, isDeleted: false }
    }
  }
}
