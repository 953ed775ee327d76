import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BillingCore } from '../BillingCore.ts'
import type { BillingError } from '../BillingError.ts'
import { isRecord } from '../codec/entity.ts'
import type { OperationValue } from '../OperationValue.ts'
import type { ListResource } from '../Page.ts'
import { Page } from '../Page.ts'

/** Calls an operation that returns a page; `before` is the number of items on the previous page. */
export const runPaged =
  (
    core: BillingCore,
    operation: OperationValue,
    call: readonly unknown[],
    before = 1,
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
      const loaded = await runPaged(core, operation, following, result.items.length)()
      if (loaded._tag === 'Left') throw loaded.left
      return loaded.right
    }
    return { _tag: 'Right', right: new Page(result, continues(result, page, before) ? next : null) }
  }

/**
 * Whether the response says that there is another page: the platform may return fewer items per page than
 * requested. A page that is shorter than the previous one is the last, whatever the response says.
 */
const continues = (
  { items, pagination }: ListResource<unknown>,
  page: number,
  before: number,
): boolean => page < pagination.maxPage && items.length >= before
