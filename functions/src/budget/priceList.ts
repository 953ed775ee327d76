import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { explain } from '../refusals/explain.ts'
import rows from './prices.json' with { type: 'json' }

/** A priced call: a picture (`image`), or a description of any length (`chat`). */
const Call = t.keyof({ image: null, chat: null })
export type Call = t.TypeOf<typeof Call>

/** How hard a model is told to work on a picture, from the least to the most. */
export const Quality = t.keyof({ low: null, medium: null, high: null, xhigh: null, max: null })
export type Quality = t.TypeOf<typeof Quality>

/** US dollars for one call: always the same, by quality, or by the megapixels that were begun. */
const Price = t.union([
  t.number,
  t.type({ low: t.number, medium: t.number, high: t.number, xhigh: t.number, max: t.number }),
  t.type({ firstMegapixel: t.number, furtherMegapixel: t.number }),
])
export type Price = t.TypeOf<typeof Price>

/** What is known of a model. Dates are those of ISO 8601, such as `2026-10-23`. */
const Row = t.readonly(
  t.intersection([
    t.type({
      id: t.string,
      kind: Call,
      price: Price,
      /** Where the price was found, or `unconfirmed` for a guess on the high side. */
      source: t.string,
      /** When it was looked up. */
      checked: t.string,
    }),
    t.partial({
      /** The last day of a model whose end was announced. */
      shutdown: t.string,
      /** What to use in its place. */
      instead: t.string,
      /** How the price follows from what the source says. */
      note: t.string,
    }),
  ]),
)
export type Row = t.TypeOf<typeof Row>

export const UNCONFIRMED = 'unconfirmed'

const decoded = t.readonlyArray(Row).decode(rows)
if (isLeft(decoded)) throw new Error(`prices.json: ${explain(decoded.left)}`)

/**
 * The models that somebody might configure, those that were shut down included. To look at it again once a quarter, see
 * `npm run check:models`.
 */
export const PRICE_LIST = decoded.right

export const rowOf = (kind: Call, id: string): Row | undefined =>
  PRICE_LIST.find((row) => row.id === id && row.kind === kind)
