/** Wraps `compute`, whose arguments are a column and a row of a grid, so that it runs once for each square. */
export const cachedBySquare = <T extends object>(
  compute: (i: number, j: number) => T,
): ((i: number, j: number) => T) => {
  const computed = new Map<number, T>()
  return (i, j) => {
    const key = i * 65536 + j
    const known = computed.get(key)
    if (known) return known
    const value = compute(i, j)
    computed.set(key, value)
    return value
  }
}
