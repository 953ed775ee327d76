import { problem } from './responses.ts'
import type { WebhookStore } from './WebhookStore.ts'

/** A verified delivery, and when it can no longer be replayed, in milliseconds since 1970. */
interface Delivery {
  readonly id: string
  readonly replayableUntil: number
}

const DEFAULT_CLAIM_MS = 60_000

/** Handles a delivery unless it has been, or is being, handled. The claim is renewed for as long as that takes. */
export const handledOnce = async (
  store: WebhookStore,
  { id, replayableUntil }: Delivery,
  report: (error: unknown) => void,
  handle: () => unknown,
): Promise<Response> => {
  const owner = crypto.randomUUID()
  const claim = await store.claim(id, owner, replayableUntil)
  if (claim === 'done') return accepted('duplicate')
  if (claim === 'busy') return problem(409, 'This delivery is being handled.', LATER)
  if (claim === 'full') {
    report(new Error('The webhook store is full of deliveries that could be replayed.'))
    return problem(503, 'There is no room for this delivery. Deliver it again.', LATER)
  }
  const stop = renewing(store, id, owner, report)
  try {
    await handle()
  } catch (error) {
    report(error)
    await store.release(id, owner)
    return problem(500, 'The event could not be handled. Deliver it again.')
  } finally {
    stop()
  }
  await store.complete(id, owner)
  return accepted('handled')
}

/** Renews a claim three times in its life, until `stop` is called or another owner has it. */
const renewing = (
  store: WebhookStore,
  id: string,
  owner: string,
  report: (error: unknown) => void,
): (() => void) => {
  const renew = async () => {
    if (await store.renew(id, owner)) return
    clearInterval(timer)
    report(new Error(`The claim of the delivery ${id} expired while it was being handled.`))
  }
  const timer = setInterval(
    () => void renew().catch(report),
    (store.claimMs ?? DEFAULT_CLAIM_MS) / 3,
  )
  return () => clearInterval(timer)
}

const LATER = { 'retry-after': '60' }

export const accepted = (outcome: 'handled' | 'duplicate' | 'ignored'): Response =>
  Response.json({ outcome })
