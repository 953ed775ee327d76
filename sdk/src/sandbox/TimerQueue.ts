/** A row, and when its timer fires. */
export interface TimerEntry {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly table: string
  readonly id: string
}

/** A priority queue of timers, earliest first (a binary heap). */
export class TimerQueue {
  readonly #heap: TimerEntry[] = []

  get earliest(): TimerEntry | undefined {
    return this.#heap[0]
  }

  add(entry: TimerEntry): void {
    const heap = this.#heap
    let place = heap.length
    heap.push(entry)
    while (place > 0) {
      const parent = (place - 1) >> 1
      const above = heap[parent]
      if (!above || above.at <= entry.at) break
      heap[place] = above
      place = parent
    }
    heap[place] = entry
  }

  /** Removes and returns the earliest entry if it is due at `now`. */
  takeDue(now: number): TimerEntry | undefined {
    const heap = this.#heap
    const first = heap[0]
    if (!first || first.at > now) return undefined
    const last = heap.pop()
    if (last && last !== first) this.#sink(last)
    return first
  }

  #sink(entry: TimerEntry): void {
    const heap = this.#heap
    let place = 0
    for (;;) {
      const left = heap[2 * place + 1]
      const right = heap[2 * place + 2]
      if (!left) break
      const isRight = right !== undefined && right.at < left.at
      const child = isRight ? right : left
      if (child.at >= entry.at) break
      heap[place] = child
      place = 2 * place + (isRight ? 2 : 1)
    }
    heap[place] = entry
  }
}
