import type { Endpoints } from '../requests/Endpoint.ts'
import { characterPreview, type CharacterPreviewDeps } from './characterPreview.ts'
import { characterSD, type CharacterSDDeps } from './characterSD.ts'
import { characterTakes, type CharacterTakesDeps } from './characterTakes.ts'
import { charPrompt, type CharPromptDeps } from './charPrompt.ts'
import { checkout, type CheckoutDeps } from './checkout.ts'
import { emailCode, type EmailCodeDeps } from './emailCode.ts'
import { features, type FeaturesDeps } from './features.ts'
import { proveCheckout, type ProveCheckoutDeps } from './proveCheckout.ts'
import { proveEmail, type ProveEmailDeps } from './proveEmail.ts'
import { remoteReports, type RemoteReportsDeps } from './remoteReports.ts'
import { subscription, type SubscriptionDeps } from './subscription.ts'

/** What the endpoints need together; each says what its own part is. */
export type EndpointDeps = CharPromptDeps &
  CharacterSDDeps &
  CharacterPreviewDeps &
  CharacterTakesDeps &
  SubscriptionDeps &
  CheckoutDeps &
  EmailCodeDeps &
  FeaturesDeps &
  ProveEmailDeps &
  ProveCheckoutDeps &
  RemoteReportsDeps

export const createEndpoints = (deps: EndpointDeps): Endpoints => ({
  charPrompt: charPrompt(deps),
  characterSD: characterSD(deps),
  characterPreview: characterPreview(deps),
  characterTakes: characterTakes(deps),
  subscription: subscription(deps),
  checkout: checkout(deps),
  emailCode: emailCode(deps),
  features: features(deps),
  proveEmail: proveEmail(deps),
  proveCheckout: proveCheckout(deps),
  remoteReports: remoteReports(deps),
})
