/** Something that is due at a moment. */
export interface Appointment {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly table: string
  readonly id: string
}

/** Appointments, the earliest first (a binary heap). */
export class Agenda {
  readonly #heap: Appointment[] = []

  get earliest(): Appointment | undefined {
    return this.#heap[0]
  }

  add(appointment: Appointment): void {
    const heap = this.#heap
    let place = heap.length
    heap.push(appointment)
    while (place > 0) {
      const parent = (place - 1) >> 1
      const above = heap[parent]
      if (!above || above.at <= appointment.at) break
      heap[place] = above
      place = parent
    }
    heap[place] = appointment
  }

  /** Takes the earliest away if it is due at `now`. */
  take(now: number): Appointment | undefined {
    const heap = this.#heap
    const first = heap[0]
    if (!first || first.at > now) return undefined
    const last = heap.pop()
    if (last && last !== first) this.#sink(last)
    return first
  }

  #sink(appointment: Appointment): void {
    const heap = this.#heap
    let place = 0
    for (;;) {
      const left = heap[2 * place + 1]
      const right = heap[2 * place + 2]
      if (!left) break
      const isRight = right !== undefined && right.at < left.at
      const child = isRight ? right : left
      if (child.at >= appointment.at) break
      heap[place] = child
      place = 2 * place + (isRight ? 2 : 1)
    }
    heap[place] = appointment
  }
}
