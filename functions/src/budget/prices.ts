import list from './prices.json' with { type: 'json' }

/** A priced call: a picture (`image`) of the largest size and best quality, or a description of any length (`chat`). */
export type Call = 'image' | 'chat'

/** US dollars for one call to a model, by the model's id. */
export type Prices = Readonly<Record<string, number>>

/**
 * The providers' list prices in US dollars, rounded up. They change, and a contract may set others, so `PRICES` can
 * override them.
 */
const LIST: Prices = list

/** For unlisted models: more than most of them cost, so that the budget is not exceeded. */
const UNKNOWN: Readonly<Record<Call, number>> = { image: 0.25, chat: 0.02 }

/**
 * The price of one call to the model `id`, in US dollars.
 * @param own prices that override the list's
 */
export const priceOf = (own: Prices, call: Call, id: string): number =>
  own[id] ?? LIST[id] ?? UNKNOWN[call]
