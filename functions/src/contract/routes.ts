import type { TypeOf } from 'io-ts'
import { characterPreview } from './characterPreview.ts'
import { characterSD } from './characterSD.ts'
import { characterTakes } from './characterTakes.ts'
import { charPrompt } from './charPrompt.ts'
import { checkout } from './checkout.ts'
import { emailCode } from './emailCode.ts'
import { features } from './features.ts'
import { proveCheckout } from './proveCheckout.ts'
import { proveEmail } from './proveEmail.ts'
import { remoteReports } from './remoteReports.ts'
import type { Route } from './route.ts'
import { subscription } from './subscription.ts'

const table = {
  charPrompt,
  characterSD,
  characterPreview,
  characterTakes,
  subscription,
  checkout,
  emailCode,
  features,
  proveEmail,
  proveCheckout,
  remoteReports,
}

export type RouteName = keyof typeof table
export type RequestOf<N extends RouteName> = TypeOf<(typeof table)[N]['request']>
export type ResponseOf<N extends RouteName> = TypeOf<(typeof table)[N]['response']>

/**
 * Every JSON call of the product, by name. The server's endpoints, the test server and the documentation are
 * derived from it. A page imports only the routes that it calls, so it bundles only their codecs.
 */
export const routes: {
  readonly [N in RouteName]: Route<N, RequestOf<N>, ResponseOf<N>>
} = table
