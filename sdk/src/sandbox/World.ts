import { randomUUID } from 'node:crypto'
import type { Clock } from './Clock.ts'
import type { EventDataByVersion } from './EventDataByVersion.ts'
import type { EventType } from './EventType.ts'
import type { Change } from './store/Change.ts'
import type { RowOf, State, TableName } from './store/schema.ts'
import { schema, tableNames } from './store/schema.ts'
import type { Identified } from './store/Table.ts'
import { Table } from './store/Table.ts'
import type { Subject } from './Subject.ts'
import { TimerQueue } from './TimerQueue.ts'
import type { Version } from './Version.ts'
import type { Webhooks } from './webhooks/Webhooks.ts'
import { noWebhooks } from './webhooks/noWebhooks.ts'

/** An event for webhooks, and the organization it belongs to. */
export interface WorldEvent {
  readonly type: EventType
  readonly subject: Subject<EventType>
  /** The subject's data at the time of the event, in each version that a listener wants and that has the type. */
  readonly data: EventDataByVersion
  readonly organizationId: string
  readonly timestamp: Date
}

/** A row that a transaction has put into a table or deleted from it, and how to undo that. */
interface UndoableChange extends Change {
  readonly undo: () => void
}

/** A listener, called with events after the transaction that emitted them. It must not throw. */
export interface Listener {
  readonly onEvent: (event: WorldEvent) => void
  /** The versions in which the listener wants an event's data; undefined if it ignores the event. */
  readonly accepts: (type: EventType, organizationId: string) => readonly Version[] | undefined
}

/** A change that happens to a row at a certain time. */
export interface Timer<Row> {
  /** When the row's timer fires next; null for never. */
  readonly due: (row: Row) => Date | null
  /** Runs in a transaction, with `world.now()` at the due time. It must change what `due` returns. */
  readonly fire: (world: World, row: Row) => void
}

export type Timers = { readonly [N in TableName]?: Timer<RowOf<N>> }

interface WorldOptions {
  readonly clock: Clock
  readonly timers: Timers
  readonly present: <T extends EventType>(
    world: World,
    type: T,
    subject: Subject<T>,
    versions: ReadonlySet<Version>,
  ) => EventDataByVersion
  /** The day on which the platform's calendar of versions stands. */
  readonly today: () => Date
  /** The server's own URL; with port 0, known only once it listens. */
  readonly url: () => string
}

/** The whole state of a sandbox: its tables, its time, and the events that it emits. */
export class World {
  readonly state: State
  readonly listeners = new Set<Listener>()
  /** The webhooks of the world's events: none until `startWebhooks` sets this. */
  webhooks: Webhooks = noWebhooks
  /** Called after each transaction that changed something. */
  readonly watchers = new Set<(changes: readonly Change[]) => void>()
  /** The day on which the platform's calendar of versions stands, whatever `now()` is. */
  readonly today: () => Date
  readonly #clock: Clock
  readonly #timers: Timers
  readonly #present: WorldOptions['present']
  readonly #queue = new TimerQueue()
  readonly #url: () => string
  #changes: UndoableChange[] = []
  #emitted: WorldEvent[] = []
  #depth = 0
  /** The due time of the timer that is firing, which `now()` then returns; undefined if none is. */
  #moment: number | undefined

  constructor({ clock, timers, present, today, url }: WorldOptions) {
    this.#clock = clock
    this.#timers = timers
    this.#present = present
    this.today = today
    this.#url = url
    this.state = this.#emptyState()
  }

  get url(): string {
    return this.#url()
  }

  now(): Date {
    return new Date(this.#moment ?? this.#clock.now())
  }

  /** When the next timer is due, in milliseconds since 1970. */
  get nextDue(): number | undefined {
    return this.#queue.earliest?.at
  }

  /** `after` milliseconds from now. */
  later(after: number): Date {
    return new Date(this.now().getTime() + after)
  }

  newId(): string {
    return randomUUID()
  }

  /** The fields that every new row starts with. */
  record(): { id: string; createdAt: Date; modifiedAt: null } {
    return { id: this.newId(), createdAt: this.now(), modifiedAt: null }
  }

  /** Emits an event once the transaction has been committed, with the subject's data at the time of this call. */
  emit<T extends EventType>(organizationId: string, type: T, subject: Subject<T>): void {
    const accepted = [...this.listeners].map((listener) => listener.accepts(type, organizationId))
    if (accepted.every((versions) => versions === undefined)) return
    const data = this.#present(this, type, subject, new Set(accepted.flatMap((each) => each ?? [])))
    this.#emitted.push({ type, subject, data, organizationId, timestamp: this.now() })
  }

  /** Applies all of `work`, or none of it if it throws. Transactions do not nest. */
  transact<A>(work: () => A): A {
    if (this.#depth > 0) throw new Error('a transaction is already running')
    this.#depth++
    try {
      const result = work()
      this.#commit()
      return result
    } catch (error) {
      for (const { undo } of this.#changes.reverse()) undo()
      this.#reset()
      throw error
    } finally {
      this.#depth--
    }
  }

  /** Fires every timer that is due by now, each at its own time and in its own transaction. */
  catchUp(): void {
    this.advanceTo(this.#clock.now())
  }

  /** Moves to a later moment and fires the timers that become due in between. */
  advanceTo(moment: number): void {
    try {
      for (let due = this.#queue.takeDue(moment); due; due = this.#queue.takeDue(moment)) {
        this.#moment = due.at
        this.#fire(due.table as TableName, due.id, due.at)
      }
    } finally {
      this.#moment = undefined
    }
    this.#clock.moveTo(moment)
  }

  #fire(name: TableName, id: string, at: number): void {
    const timer = this.#timers[name]
    const row = this.state[name].get(id)
    // If the row has changed since it was queued, it has been queued again with its new time.
    if (!timer || !row || timer.due(row as never)?.getTime() !== at) return
    this.transact(() => timer.fire(this, row as never))
  }

  #commit(): void {
    const changes = this.#changes
    const emitted = this.#emitted
    this.#reset()
    for (const event of emitted) for (const { onEvent } of this.listeners) onEvent(event)
    if (changes.length > 0) for (const watcher of this.watchers) watcher(changes)
  }

  #reset(): void {
    this.#changes = []
    this.#emitted = []
  }

  #emptyState(): State {
    const tables = tableNames.map((table) => [
      table,
      new Table<Identified>(schema[table].keys as never, {
        changed: (undo, id, row) => {
          if (this.#depth > 0) this.#changes.push({ table, id, isDeleted: row === undefined, undo })
          if (row) this.#enqueue(table, row)
        },
      }),
    ])
    return Object.fromEntries(tables) as State
  }

  #enqueue(table: TableName, row: Identified): void {
    const at = this.#timers[table]?.due(row as never)
    if (at) this.#queue.add({ at: at.getTime(), table, id: row.id })
  }
}
