/** The same work, but calls while it runs share its result. */
export const shared = <Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
): ((...args: Args) => Promise<void>) => {
  let underWay: Promise<void> | undefined
  return (...args) =>
    (underWay ??= work(...args).finally(() => {
      underWay = undefined
    }))
}
