import { createHmac } from 'node:crypto'

/** What a signature covers. */
interface SignedWebhook {
  readonly id: string
  /** When it is sent, in seconds since 1970. */
  readonly seconds: number
  readonly body: string
}

/**
 * The headers of a delivery as Standard Webhooks has them. The secret is `whsec_` and base64, or any
 * other text as it is.
 */
export const signWebhook = ({ id, seconds, body }: SignedWebhook, secret: string) => {
  const key = secret.startsWith('whsec_')
    ? Buffer.from(secret.slice('whsec_'.length), 'base64')
    : Buffer.from(secret)
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${signature}`,
  }
}
