import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingCore } from '../BillingCore.ts'
import type { BillingError } from '../BillingError.ts'
import { isRecord } from '../codec/entity.ts'
import type { OperationValue } from '../OperationValue.ts'
import type { ListResource } from '../Page.ts'
import { Page } from '../Page.ts'

/** Calls an operation that returns a page. */
export const runPaged =
  (
    core: BillingCore,
    operation: OperationValue,
    call: readonly unknown[],
  ): TaskEither<BillingError, Page<unknown>> =>
  async () => {
    const outcome = await core.run(operation, call)()
    if (outcome._tag === 'Left') return outcome
    const result = outcome.right as ListResource<unknown>
    const at = operation.auth === 'customerSession' ? 1 : 0
    const request = isRecord(call[at]) ? call[at] : {}
    const page = typeof request.page === 'number' ? request.page : 1
    const next = async (): Promise<Page<unknown>> => {
      const following = Object.assign([...call], { [at]: { ...request, page: page + 1 } })
      const loaded = await runPaged(core, operation, following)()
      if (loaded._tag === 'Left') throw loaded.left
      return loaded.right
    }
    const fewest = operation.contract.endsAtShortPage ? fullPage(request.limit) : 1
    return { _tag: 'Right', right: new Page(result, continues(result, page, fewest) ? next : null) }
  }

/** Whether another page follows one with `fewest` items or more. */
const continues = (
  { items, pagination }: ListResource<unknown>,
  page: number,
  fewest: number,
): boolean => page < pagination.maxPage && items.length >= fewest

/** The number of items on a full page: the platform returns 10 by default, and 100 at most. */
const fullPage = (limit: unknown): number =>
  typeof limit === 'number' ? Math.max(1, Math.min(limit, 100)) : 10
