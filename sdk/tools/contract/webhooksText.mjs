import { expressionOf } from './expressions.mjs'

/** The source of the webhook events and of the functions that verify them, and the names that it uses. */
export const webhooksText = (context) => {
  const names = new Set(['Codec', 't', 'openUnion', 'by', 'event', 'deliveriesOf', 'contract'])
  const lines = Object.entries(context.shape.webhooks).map(([type, shape]) => {
    const used = expressionOf(shape, context)
    for (const one of used.names) names.add(one)
    return `'${type}': event('${type}', ${used.text}),`
  })
  const text = `const webhookEvent = openUnion('WebhookEvent', by('type'), {
${lines.join('\n')}
})
/** An event: its type and the entity concerned. An event that this version does not know is \`Unknown\`. */
export type WebhookEvent = t.TypeOf<typeof webhookEvent>
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent

const deliveries = deliveriesOf(contract, WebhookEvent)

/** A task that verifies a delivery's signature (Standard Webhooks) and decodes its event. */
export const verifyWebhook = deliveries.verify

/** \`verifyWebhook\` as a promise that throws \`WebhookVerificationError\`s. */
export const validateEvent = deliveries.validate
`
  return [text, names]
}
