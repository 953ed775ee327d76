/** Returns a function that does the same work, except that calls made while it runs share its promise. */
export const shared = <Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): ((...args: Args) => Promise<void>) => {
  let underWay: Promise<void> | undefined
  return (...args) =>
    (underWay ??= work(...args).finally(() => {
      underWay = undefined
    }))
}
