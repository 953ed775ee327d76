/** The items in an order that depends on the seed only, an integer (Fisher and Yates). */
export const shuffled = <Item>(items: readonly Item[], seed: number): readonly Item[] => {
  const rest = [...items]
  let state = seed
  return items.flatMap(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0 // from Numerical Recipes
    const [taken] = rest.splice(Math.floor((state / 2 ** 32) * rest.length), 1)
    return taken === undefined ? [] : [taken]
  })
}
