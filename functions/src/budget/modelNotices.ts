import type { PriceSettings } from './prices.ts'
import { priceOf } from './prices.ts'
import { rowOf, UNCONFIRMED, type Call } from './priceList.ts'
import { dayOf } from './spending.ts'

/** A provider's model that is configured. */
export interface UsedModel {
  readonly kind: Call
  readonly id: string
}

/** What an operator should know at the start about the models that are configured: one sentence each. */
export const modelNotices = (
  models: readonly UsedModel[],
  prices: PriceSettings,
  now: number,
): readonly string[] => [...new Set(models.flatMap((model) => noticesOf(model, prices, now)))]

const noticesOf = (model: UsedModel, prices: PriceSettings, now: number): readonly string[] => [
  ...shutdownOf(model, now),
  ...priceNotice(model, prices),
]

const shutdownOf = ({ kind, id }: UsedModel, now: number): readonly string[] => {
  const { shutdown, instead } = rowOf(kind, id) ?? {}
  if (shutdown === undefined) return []
  const verb = shutdown <= dayOf(now) ? 'was' : 'will be'
  return [`${id} ${verb} shut down on ${shutdown}: choose another model, such as ${instead}`]
}

const priceNotice = ({ kind, id }: UsedModel, prices: PriceSettings): readonly string[] => {
  const row = rowOf(kind, id)
  if (prices.own[id] !== undefined || (row !== undefined && row.source !== UNCONFIRMED)) return []
  const { plural, variable } = WORDS[kind]
  if (row === undefined && prices.unlisted[kind] !== undefined) return []
  const dollars = `$${priceOf(prices, kind, id)}`
  return row === undefined
    ? [
        `The price of ${id} is unknown: ${plural} count as ${dollars} each until ${variable} or PRICES says what they cost`,
      ]
    : [
        `The price of ${id} is unconfirmed: ${plural} count as ${dollars} each until PRICES says what they cost`,
      ]
}

const WORDS: Readonly<Record<Call, { readonly plural: string; readonly variable: string }>> = {
  image: { plural: 'its pictures', variable: 'IMAGE_PRICE' },
  chat: { plural: 'its descriptions', variable: 'CHAT_PRICE' },
}
