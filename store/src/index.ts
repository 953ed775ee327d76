export { createPageStore, STORAGE_KEY } from './createPageStore.ts'
export type { PageStore, PageState } from './createPageStore.ts'
export { pageStore } from './pageStore.ts'
export type { Drawing, Generation, Meaning, Portrait, Series, Understanding } from './generation.ts'
export { isBusy } from './generation.ts'
export type { Notice, NoticeOptions, NoticeType } from './notices.ts'
export { NOTICE_DELAY_MS, NOTICE_DURATION_MS } from './notices.ts'
export type { Subscriber } from './subscriber.ts'
export {
  emailOf,
  isPremium,
  needsGate,
  proofOf,
  unchecked,
  unknownSubscriber,
} from './subscriber.ts'
export type { Badge, Quota, QuotaTone } from './quota.ts'
export { badgeOf, badgeTone, isThrottled, remaining, retryAt, used } from './quota.ts'
export { formatCountdown } from './formatCountdown.ts'
export { wantedLanguages } from './wantedLanguages.ts'
