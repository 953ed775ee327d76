import { serveFunctions, type FunctionsServer } from './serveFunctions.ts'
import type { Platform } from './startPlatform.ts'

interface Options {
  readonly platform: Platform
  /** Where the codes are sent. */
  readonly smtpUrl: string
  readonly clock: () => number
  /** Further variables. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Serves functions on a platform that require a code by mail as proof of an address. */
export const serveWithCodes = ({
  platform,
  smtpUrl,
  clock,
  environment,
}: Options): Promise<FunctionsServer> =>
  serveFunctions(
    {
      ...platform.environment,
      BILLING_TIMEOUT_MS: '20000',
      PREMIUM_PROOF: 'email-code',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'Dramatis <hello@dramatis.example>',
      VISITOR_SECRET: 'a secret of at least 32 characters',
      ...environment,
    },
    { clock },
  )
