import { createHmac, randomUUID } from 'node:crypto'

/** The headers of a webhook that is signed now, according to Standard Webhooks. */
export const signedHeaders = (body: string, secret: string, id = `msg_${randomUUID()}`) => {
  const timestamp = `${Math.floor(Date.now() / 1000)}`
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`)
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature.digest('base64')}`,
  }
}
