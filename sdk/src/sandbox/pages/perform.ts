import { Reply } from '../http/Reply.ts'
import { Problem } from '../Problem.ts'
import type { World } from '../World.ts'

/** What came of something that a page asked for. */
export type Outcome<A> =
  { readonly done: true; readonly answer: A } | { readonly done: false; readonly problem: Problem }

/** Does what an operation's handler does, as its own request would: all of it, or nothing. */
export const perform = <A>(world: World, work: () => A | Reply<A>): Outcome<A> => {
  world.catchUp()
  try {
    const answer = world.transact(work)
    return { done: true, answer: answer instanceof Reply ? answer.value : answer }
  } catch (problem) {
    if (problem instanceof Problem) return { done: false, problem }
    throw problem
  }
}
