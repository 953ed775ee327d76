import { randomUUID } from 'node:crypto'
import { Agenda } from './Agenda.ts'
import type { Clock } from './Clock.ts'
import type { EventData, EventType } from './EventType.ts'
import type { Happenings } from './happenings.ts'
import type { State, TableName } from './store/schema.ts'
import { schema } from './store/schema.ts'
import { Table } from './store/Table.ts'

/** Something that happened, and whose it is. */
export interface Happened {
  readonly type: EventType
  readonly data: unknown
  readonly organizationId: string
  readonly timestamp: Date
}

interface WorldOptions {
  readonly clock: Clock
  readonly happenings: Happenings
  /** The server's own address, known once it listens. */
  readonly url: () => string
}

/** All there is: the state, the time, and what is told of both. */
export class World {
  readonly state: State
  /** Told of what happened, after the transaction that it happened in. They must not throw. */
  readonly listeners = new Set<(happened: Happened) => void>()
  /** Called after each transaction that changed something. */
  readonly watchers = new Set<() => void>()
  readonly #clock: Clock
  readonly #happenings: Happenings
  readonly #agenda = new Agenda()
  readonly #url: () => string
  #undo: (() => void)[] = []
  #told: Happened[] = []
  #depth = 0
  /** The moment of what is happening now, while the clock is being moved over it. */
  #moment: number | undefined

  constructor({ clock, happenings, url }: WorldOptions) {
    this.#clock = clock
    this.#happenings = happenings
    this.#url = url
    this.state = this.#emptyState()
  }

  get url(): string {
    return this.#url()
  }

  now(): Date {
    return new Date(this.#moment ?? this.#clock.now())
  }

  /** When the next thing is due, in milliseconds since 1970. */
  get nextDue(): number | undefined {
    return this.#agenda.earliest?.at
  }

  /** `after` milliseconds from now. */
  later(after: number): Date {
    return new Date(this.now().getTime() + after)
  }

  newId(): string {
    return randomUUID()
  }

  /** What a new row begins with. */
  record(): { id: string; createdAt: Date; modifiedAt: null } {
    return { id: this.newId(), createdAt: this.now(), modifiedAt: null }
  }

  /** Tells an event, once the transaction is through. */
  emit<T extends EventType>(organizationId: string, type: T, data: EventData<T>): void {
    this.#told.push({ type, data, organizationId, timestamp: this.now() })
  }

  /** Does all of `work`, or nothing of it when it throws. Transactions do not nest. */
  transact<A>(work: () => A): A {
    if (this.#depth > 0) throw new Error('a transaction is going on')
    this.#depth++
    try {
      const result = work()
      this.#commit()
      return result
    } catch (error) {
      for (const undo of this.#undo.reverse()) undo()
      this.#forget()
      throw error
    } finally {
      this.#depth--
    }
  }

  /** Lets everything happen that is due by now, each at its own time and in a transaction. */
  catchUp(): void {
    this.advanceTo(this.#clock.now())
  }

  /** Goes to a later moment; on the way happens what is due. */
  advanceTo(moment: number): void {
    try {
      for (let due = this.#agenda.take(moment); due; due = this.#agenda.take(moment)) {
        this.#moment = due.at
        this.#happen(due.table as TableName, due.id, due.at)
      }
    } finally {
      this.#moment = undefined
    }
    this.#clock.moveTo(moment)
  }

  #happen<N extends TableName>(name: N, id: string, at: number): void {
    const happening = this.#happenings[name]
    const row = this.state[name].get(id)
    // The row may have changed since the appointment was made; then it has made another one.
    if (!happening || !row || happening.due(row as never)?.getTime() !== at) return
    this.transact(() => happening.happen(this, row as never))
  }

  #commit(): void {
    const changed = this.#undo.length > 0
    const told = this.#told
    this.#forget()
    for (const happened of told) for (const listener of this.listeners) listener(happened)
    if (changed) for (const watcher of this.watchers) watcher()
  }

  #forget(): void {
    this.#undo = []
    this.#told = []
  }

  #emptyState(): State {
    const tables = Object.entries(schema).map(([name, { keys }]) => [
      name,
      new Table<never>(keys as never, {
        changed: (undo, row) => {
          if (this.#depth > 0) this.#undo.push(undo)
          if (row) this.#plan(name as TableName, row)
        },
      }),
    ])
    return Object.fromEntries(tables) as State
  }

  #plan(table: TableName, row: never): void {
    const at = this.#happenings[table]?.due(row)
    if (at) this.#agenda.add({ at: at.getTime(), table, id: (row as { id: string }).id })
  }
}
