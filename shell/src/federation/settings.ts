import type { Settings } from '@dramatis/store/slots'
import * as t from 'io-ts'

type Flow = NonNullable<Settings['flow']>

const isFlow = (value: unknown): value is Flow => value === 'latest' || value === 'simple'

/** Accepts any value: if the operator mistyped the flow, the page uses the latest one and says so in the console. */
const FlowCodec = new t.Type<Flow, unknown>(
  'Flow',
  isFlow,
  (value, context) => {
    if (isFlow(value)) return t.success(value)
    if (value === undefined) return t.failure(value, context) // absent, which `partial` allows
    console.error(
      `settings.json: "flow" is ${JSON.stringify(value)}, which is neither "latest" nor "simple"; the page uses the latest flow.`,
    )
    return t.success('latest')
  },
  t.identity,
)

/** `settings.json`: what differs between deployments. */
export const SettingsCodec: t.Type<Settings, unknown> = t.readonly(
  t.intersection([
    t.type({
      functionsUrl: t.string,
      checkoutUrl: t.string,
      contactUrl: t.string,
      contactAccessKey: t.string,
    }),
    t.partial({ flow: FlowCodec }),
  ]),
)
