import type { Quality } from './priceList.ts'
import { rowOf, type Call, type Price } from './priceList.ts'

/** Width by height in pixels for each format, such as `1024x1536`. */
type Sizes = Readonly<Record<string, string>>

/** US dollars for one call to a model, by the model's id. */
type Prices = Readonly<Record<string, number>>

export interface PriceSettings {
  /** The operator's prices, which override the list's: they change, and a contract may set others. */
  readonly own: Prices
  /** The operator's prices for models that are neither there nor on the list. */
  readonly unlisted: Readonly<Record<Call, number | undefined>>
  /** The sizes that are asked for. The largest counts. */
  readonly sizes: Sizes
  /** The quality that is asked for. Absent: the model chooses, and the best counts. */
  readonly quality?: Quality | undefined
}

/** For unlisted models: more than most of them cost, so that the budget is not exceeded. */
const HIGH_ESTIMATE: Readonly<Record<Call, number>> = { image: 0.25, chat: 0.02 }

/** The price of one call to the model `id`, in US dollars. */
export const priceOf = (settings: PriceSettings, call: Call, id: string): number => {
  const own = settings.own[id]
  if (own !== undefined) return own
  const row = rowOf(call, id)
  return row === undefined
    ? (settings.unlisted[call] ?? HIGH_ESTIMATE[call])
    : dollarsOf(row.price, settings)
}

const dollarsOf = (price: Price, { quality = 'max', sizes }: PriceSettings): number => {
  if (typeof price === 'number') return price
  if ('max' in price) return price[quality]
  return price.firstMegapixel + (megapixelsOf(sizes) - 1) * price.furtherMegapixel
}

const MEGAPIXEL = 1024 * 1024

/** The megapixels of the largest size; one that was begun is charged in full. */
const megapixelsOf = (sizes: Sizes): number =>
  Math.max(
    ...Object.values(sizes).map((size) => {
      const [width = 0, height = 0] = size.split('x').map(Number)
      return Math.ceil((width * height) / MEGAPIXEL)
    }),
  )
