import type { Settings } from '@dramatis/store/slots'
import * as t from 'io-ts'

type Flow = NonNullable<Settings['flow']>

const isFlow = (value: unknown): value is Flow => value === 'latest' || value === 'simple'

/** Takes anything that is there: the page comes up in the latest flow when its operator mistyped the flow, and says so. */
const FlowCodec = new t.Type<Flow, unknown>(
  'Flow',
  isFlow,
  (value, context) => {
    if (isFlow(value)) return t.success(value)
    if (value === undefined) return t.failure(value, context) // absent, which `partial` allows
    console.error(
      `settings.json: "flow" is ${JSON.stringify(value)}, which is neither "latest" nor "simple"; the page is in the latest flow.`,
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
