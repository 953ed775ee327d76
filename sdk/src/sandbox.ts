export type { DisputeOutcome } from './sandbox/DisputeOutcome.ts'
export type { Duration } from './sandbox/Duration.ts'
export type { Faults, PlannedFault } from './sandbox/faults/Faults.ts'
export { DEMO } from './sandbox/seeds/DEMO.ts'
export type { RepositorySeed } from './sandbox/seeds/RepositorySeed.ts'
export { SeedError } from './sandbox/seeds/SeedError.ts'
export type { SentEmail } from './sandbox/SentEmail.ts'
export type { SubscriptionSeed } from './sandbox/seeds/SubscriptionSeed.ts'
export type { Sandbox, SandboxOptions, TokenSeed } from './sandbox/startSandbox.ts'
export { startSandbox } from './sandbox/startSandbox.ts'
export { DataFileError } from './sandbox/store/DataFileError.ts'
export type {
  SentWebhook,
  WebhookAttempt,
  WebhookOptions,
  Webhooks,
} from './sandbox/webhooks/Webhooks.ts'
