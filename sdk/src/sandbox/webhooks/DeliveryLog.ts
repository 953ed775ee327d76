import type { SentWebhook } from './Webhooks.ts'

/** How many deliveries are kept besides the pending ones. */
const MAX_ENDED = 1000

/** The pending deliveries, and the latest of those that have ended. */
export class DeliveryLog {
  readonly #deliveries = new Map<string, SentWebhook>()
  readonly #ended = new Set<string>()

  get(id: string): SentWebhook | undefined {
    return this.#deliveries.get(id)
  }

  all(): SentWebhook[] {
    return [...this.#deliveries.values()]
  }

  /** Adds a delivery, or replaces the one with the same id. */
  put(delivery: SentWebhook): SentWebhook {
    const { id, state } = delivery
    this.#deliveries.set(id, delivery)
    this.#ended.delete(id)
    if (state !== 'pending') this.#ended.add(id)
    if (this.#ended.size > MAX_ENDED) this.#dropOldest()
    return delivery
  }

  #dropOldest(): void {
    for (const id of this.#ended) {
      this.#ended.delete(id)
      this.#deliveries.delete(id)
      return
    }
  }
}
