/** The properties of every row. */
export interface Identified {
  readonly id: string
}

/** Notified of every change to a table, with a function that undoes the change. */
export interface TableObserver<Row> {
  readonly changed: (undo: () => void, id: string, row: Row | undefined) => void
}

/**
 * Rows by id, in insertion order, with an index for each `Key`. Rows are immutable: they are replaced
 * and never changed in place.
 */
export class Table<Row extends Identified, Key extends keyof Row = keyof Row> {
  readonly #rows = new Map<string, Row>()
  readonly #indexes: ReadonlyMap<Key, Index<Row>>
  readonly #observer: TableObserver<Row>

  constructor(keys: readonly Key[], observer: TableObserver<Row>) {
    this.#indexes = new Map(keys.map((key) => [key, new Index()]))
    this.#observer = observer
  }

  get size(): number {
    return this.#rows.size
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  /** The rows whose `key` is `value`. */
  where<K extends Key>(key: K, value: NonNullable<Row[K]>): Row[] {
    return this.#indexes.get(key)?.rows(value) ?? []
  }

  /** Adds a row, or replaces the one with the same id. */
  put(row: Row): Row {
    const previous = this.#rows.get(row.id)
    this.#set(row.id, previous, row)
    this.#observer.changed(() => this.#set(row.id, row, previous), row.id, row)
    return row
  }

  /** Replaces some fields of an existing row. */
  update(row: Row, changes: Partial<Row>): Row {
    return this.put({ ...row, ...changes })
  }

  delete(id: string): void {
    const previous = this.#rows.get(id)
    if (!previous) return
    this.#set(id, previous, undefined)
    this.#observer.changed(() => this.#set(id, undefined, previous), id, undefined)
  }

  #set(id: string, previous: Row | undefined, after: Row | undefined): void {
    if (after) this.#rows.set(id, after)
    else this.#rows.delete(id)
    for (const [key, index] of this.#indexes) {
      if (previous && previous[key] !== after?.[key]) index.remove(previous[key], previous)
      if (after) index.set(after[key], after)
    }
  }
}

/** Rows by the value of a column. Null is not indexed. */
class Index<Row extends Identified> {
  /** Most values belong to a single row: a map for each would use most of the memory. */
  readonly #rows = new Map<unknown, Row | Map<string, Row>>()

  rows(value: unknown): Row[] {
    const found = this.#rows.get(value)
    return found instanceof Map ? [...found.values()] : found ? [found] : []
  }

  set(value: unknown, row: Row): void {
    if (value === null) return
    const found = this.#rows.get(value)
    if (found instanceof Map) found.set(row.id, row)
    else if (!found || found.id === row.id) this.#rows.set(value, row)
    else this.#rows.set(value, new Map([found, row].map((each) => [each.id, each])))
  }

  remove(value: unknown, { id }: Row): void {
    const found = this.#rows.get(value)
    if (found instanceof Map) found.delete(id)
    else if (found?.id === id) this.#rows.delete(value)
  }
}
