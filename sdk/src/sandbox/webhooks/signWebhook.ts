import { createHmac } from 'node:crypto'
import { keyBytes } from '../../webhookSecret.ts'

/** The parts of a delivery that its signature covers. */
interface SignedWebhook {
  readonly id: string
  /** When it is sent, in seconds since 1970. */
  readonly seconds: number
  readonly body: string
}

/** The headers of a delivery according to Standard Webhooks. */
export const signWebhook = ({ id, seconds, body }: SignedWebhook, secret: string) => {
  const signature = createHmac('sha256', keyBytes(secret) ?? '')
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${signature}`,
  }
}
