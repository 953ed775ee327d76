import { Reply } from '../http/Reply.ts'
import { Problem } from '../Problem.ts'
import type { World } from '../World.ts'

/** The outcome of an operation on behalf of a page. */
export type Outcome<A> =
  { readonly done: true; readonly value: A } | { readonly done: false; readonly problem: Problem }

/** Runs a handler in a transaction, as a request to the API would. */
export const perform = <A>(world: World, work: () => A | Reply<A>): Outcome<A> => {
  world.catchUp()
  try {
    const value = world.transact(work)
    return { done: true, value: value instanceof Reply ? value.value : value }
  } catch (problem) {
    if (problem instanceof Problem) return { done: false, problem }
    throw problem
  }
}
