import { createHmac } from 'node:crypto'
import { Subscription } from '@dramatis/sdk/2026-10/subscriptions'
import { pathOf, SubscriptionResponse } from '../src/contract/index.ts'
import { post, read, type FunctionsServer } from './serveFunctions.ts'

const KEY = 'a key of the webhooks, 32 bytes.'
export const WEBHOOK_SECRET = `whsec_${Buffer.from(KEY).toString('base64')}`

export interface Delivery {
  /** The process that receives the delivery. */
  readonly to: FunctionsServer
  readonly body: string
  readonly id: string
  readonly key?: string
  readonly ageSeconds?: number
  /** The version of the contract that the delivery names. */
  readonly version?: string | undefined
  /** Sent instead of the correct signature. */
  readonly signatures?: string
}

/** Signed as Standard Webhooks says. */
export const deliverTo = ({
  to,
  body,
  id,
  key = KEY,
  ageSeconds = 0,
  version = '2026-10',
  signatures,
}: Delivery): Promise<Response> => {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return fetch(`${to.url}${pathOf('billingWebhook')}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-api-version': version,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures ?? `v1,${signature}`,
    },
    body,
  })
}

export const eventOf = (type: string, subscription: Subscription): string =>
  JSON.stringify({ type, data: Subscription.encode(subscription) })

export const isPremiumOn = async (to: FunctionsServer, email: string): Promise<boolean> => {
  const { premium } = await read(SubscriptionResponse, post(to, 'subscription', { email }))
  return premium
}
