/** Calls `work` with every item, for at most 16 items at a time. */
export const forEachLimited = async <A>(
  items: Iterable<A>,
  work: (item: A) => Promise<unknown>,
): Promise<void> => {
  const rest = items[Symbol.iterator]()
  const takeTurns = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: LIMIT }, takeTurns))
}

const LIMIT = 16
