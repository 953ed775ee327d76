/** A priced call: a picture (`image`) of the largest size and best quality, or a description of any length (`chat`). */
export type Call = 'image' | 'chat'

/** US dollars for one call to a model, by the model's id. */
export type Prices = Readonly<Record<string, number>>

/**
 * The providers' list prices in US dollars, rounded up. They change, and a contract may set others, so `PRICES`
 * can override them.
 */
const LIST: Prices = {
  'gpt-image-1': 0.25,
  'gpt-image-1-mini': 0.06,
  'dall-e-3': 0.08,
  'imagen-4.0-generate-001': 0.04,
  'imagen-4.0-fast-generate-001': 0.02,
  'imagen-4.0-ultra-generate-001': 0.06,
  'gemini-2.5-flash-image': 0.04,
  'fal-ai/flux/schnell': 0.006,
  'fal-ai/flux/dev': 0.05,
  'fal-ai/flux-pro/v1.1': 0.08,
  'black-forest-labs/flux-schnell': 0.003,
  'black-forest-labs/flux-dev': 0.025,
  'black-forest-labs/flux-1.1-pro': 0.04,
  'black-forest-labs/FLUX.1-schnell': 0.006,
  'gpt-4o-mini': 0.001,
  'gpt-4.1-mini': 0.002,
  'gemini-2.5-flash': 0.003,
}

/** For unlisted models: more than most of them cost, so that the budget is not exceeded. */
const UNKNOWN: Readonly<Record<Call, number>> = { image: 0.25, chat: 0.02 }

/**
 * The price of one call to the model `id`, in US dollars.
 * @param own prices that override the list's
 */
export const priceOf = (own: Prices, call: Call, id: string): number =>
  own[id] ?? LIST[id] ?? UNKNOWN[call]
