import { FREE_STYLE, type Tier, defined } from '@dramatis/catalogue'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CharPromptRequest } from '../contract/index.ts'
import { attempt } from '../refusals/attempt.ts'
import type { Describer } from '../engines/Describer.ts'
import { spokenLanguage } from '../engines/studio/spokenLanguage.ts'
import type { Caller } from '../requests/Caller.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import type { Signatures } from '../proof/createSignatures.ts'
import { describingAllowances, descriptionAllowances } from '../quota/allowances.ts'
import { ATTRIBUTES } from '../telemetry/attributes.ts'
import { withSpan } from '../telemetry/withSpan.ts'
import type { Quota } from '../quota/createQuota.ts'
import { requestTier } from '../tier/requestTier.ts'
import type { TierOf } from '../tier/TierOf.ts'

export interface CharPromptDeps {
  readonly tierOf: TierOf
  readonly describer: Describer
  readonly quota: Quota
  /** Free portraits per hour for one network address. */
  readonly addressLimit: number
  readonly signatures: Signatures
}

/** Turns what a visitor typed into a description. */
export const charPrompt =
  (deps: CharPromptDeps): Endpoint<'charPrompt'> =>
  (request, caller) =>
    pipe(
      // With the free style, anyone whose premium cannot be verified counts as a free visitor, and is not refused.
      requestTier(deps.tierOf, { email: request.email ?? '', style: FREE_STYLE }, caller),
      TE.chain((tier) => describe(deps, request, tier, caller)),
    )

const describe = (
  { describer, quota, addressLimit, signatures }: CharPromptDeps,
  { prompt, aspect_ratio: aspect, style, language }: CharPromptRequest,
  tier: Tier,
  caller: Caller,
): ReturnType<Endpoint<'charPrompt'>> =>
  pipe(
    quota.reserve(describingAllowances(caller, tier, addressLimit)),
    TE.chain(() =>
      attempt(
        () =>
          withSpan('describe', {}, async (span) => {
            const description = await describer.describe(
              { prompt, aspect, style, language: spokenLanguage(language) },
              caller.signal,
            )
            span.setAttribute(ATTRIBUTES.engine, description.engine)
            return description
          }),
        caller.signal,
        'describing',
      ),
    ),
    quota.spend(descriptionAllowances(caller, tier, addressLimit), caller.signal),
    TE.map(({ text, language: written, engine }) => {
      const response = text.trim()
      return {
        body: defined({
          response,
          signature: signatures.sign(response),
          language: language && written,
        }),
        engine,
      }
    }),
  )
