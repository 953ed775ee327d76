import type { Settings } from '@dramatis/store/slots'
import * as t from 'io-ts'

/** `settings.json`: the addresses that differ between deployments. */
export const SettingsCodec: t.Type<Settings, unknown> = t.readonly(
  t.type({
    functionsUrl: t.string,
    checkoutUrl: t.string,
    contactUrl: t.string,
    contactAccessKey: t.string,
  }),
)
