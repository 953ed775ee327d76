/**
 * The product's own calls, decoded by the same codecs in the browser and the functions. The wire names are those of
 * the original product, so either side can be replaced on its own.
 */
export { AspectRatio, Style } from './choices.ts'
export { CharacterName, isVisible } from './characterName.ts'
export {
  characterPreview,
  CharacterPreviewRequest,
  CharacterPreviewResponse,
} from './characterPreview.ts'
export { charPrompt, CharPromptRequest, CharPromptResponse } from './charPrompt.ts'
export { characterSD, CharacterSDRequest, CharacterSDResponse } from './characterSD.ts'
export {
  characterTakes,
  CharacterTakesRequest,
  CharacterTakesResponse,
  MAX_TAKES,
  Take,
} from './characterTakes.ts'
export { checkout, CheckoutRequest, CheckoutResponse, CheckoutWatch } from './checkout.ts'
export { CODE_DIGITS, CODE_MINUTES } from './code.ts'
export { Description } from './description.ts'
export { Email } from './email.ts'
export { emailCode, EmailCodeRequest, EmailCodeResponse } from './emailCode.ts'
export { Engine } from './engine.ts'
export { ErrorResponse } from './error.ts'
export { Photo, PHOTO_TYPES } from './edit.ts'
export { Exchange, ExchangeKind } from './exchange.ts'
export { features, FeaturesRequest, FeaturesResponse } from './features.ts'
export { PARTNER_HEADER, PROOF_HEADER, PROOF_IN_COOKIE, VISITOR_HEADER } from './headers.ts'
export {
  Job,
  JOB_MINUTES,
  JobFailure,
  jobEvents,
  jobEventsPath,
  jobPath,
  PREFER_HEADER,
  PREFERENCE_APPLIED_HEADER,
  RESPOND_ASYNC,
  type JobEvent,
  type JobEventName,
} from './job.ts'
export { Language } from './language.ts'
export { proveCheckout, ProveCheckoutRequest, ProveCheckoutResponse } from './proveCheckout.ts'
export { PortalSession, proveEmail, ProveEmailRequest, ProveEmailResponse } from './proveEmail.ts'
export {
  MAX_REPORTS,
  RemoteReport,
  remoteReports,
  RemoteReportsRequest,
  RemoteReportsResponse,
} from './remoteReports.ts'
export { FUNCTIONS_PATH, pathOf, type Route } from './route.ts'
export { routes, type RequestOf, type ResponseOf, type RouteName } from './routes.ts'
export { MAX_SEED, Seed } from './seed.ts'
export {
  BUDGET_SPENT,
  CHECKOUT_FAILED,
  DESCRIBING_FAILED,
  EDITED_DESCRIPTION,
  PAINTING_FAILED,
  RATE_LIMITED,
  SUBSCRIPTION_UNVERIFIED,
  UNAVAILABLE,
  WRONG_CODE,
} from './sentences.ts'
export {
  readSharedPortrait,
  sharedPortraitQuery,
  type LinkedPortrait,
  type SharedPortrait,
} from './sharedPortrait.ts'
export { readShareLink, SHARE_LINKS, shareLinkPath } from './shareLink.ts'
export { splitName, type Named } from './splitName.ts'
export { subscription, SubscriptionRequest, SubscriptionResponse } from './subscription.ts'
export { Understanding } from './understanding.ts'
