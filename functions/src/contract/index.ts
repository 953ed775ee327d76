/**
 * The product's own calls, as the browser and the functions both decode them. The wire names are those
 * of the original product, so that either side can be exchanged alone.
 */
export { AspectRatio, Style } from './choices.ts'
export { CharacterPreviewRequest, CharacterPreviewResponse } from './characterPreview.ts'
export { CharPromptRequest, CharPromptResponse } from './charPrompt.ts'
export { CharacterSDRequest, CharacterSDResponse, Engine } from './characterSD.ts'
export { CheckoutRequest, CheckoutResponse, CheckoutWatch } from './checkout.ts'
export { Email } from './email.ts'
export { ErrorResponse } from './error.ts'
export {
  EmailCodeRequest,
  EmailCodeResponse,
  PortalSession,
  PROOF_HEADER,
  ProveEmailRequest,
  ProveEmailResponse,
} from './proof.ts'
export { LARGEST_SEED, Seed } from './seed.ts'
export { SubscriptionRequest, SubscriptionResponse } from './subscription.ts'
export { VISITOR_HEADER } from './visitor.ts'
