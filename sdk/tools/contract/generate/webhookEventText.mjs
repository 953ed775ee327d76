import { expressionOf } from './expressions.mjs'

/** The source of the union of all events, and the names that it uses. */
export const webhookEventText = (context) => {
  const names = new Set(['Codec', 't', 'openUnion', 'by', 'event'])
  const lines = Object.entries(context.shape.webhooks).map(([type, { data }]) => {
    const used = expressionOf(data, context)
    for (const one of used.names) names.add(one)
    return `'${type}': event('${type}', ${used.text}),`
  })
  const text = `const webhookEvent = openUnion('WebhookEvent', by('type'), {
${lines.join('\n')}
})
/** An event: its type and the entity concerned. An event that this version does not know is \`Unknown\`. */
export type WebhookEvent = t.TypeOf<typeof webhookEvent>
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent
`
  return [text, names]
}
