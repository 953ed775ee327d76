import { FREE_STYLE, type Tier, defined } from '@dramatis/catalogue'
import * as E from 'fp-ts/lib/Either.js'
import { identity, pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { normalEmail } from '../billing/normalEmail.ts'
import type { CharPromptRequest } from '../contract/index.ts'
import { attempt } from '../refusals/attempt.ts'
import type { Caller } from '../requests/Caller.ts'
import type { Endpoint } from '../requests/Endpoint.ts'
import type { Signatures } from '../proof/createSignatures.ts'
import { describingAllowances, descriptionAllowances } from '../quota/allowances.ts'
import { ATTRIBUTES } from '../telemetry/attributes.ts'
import { withSpan } from '../telemetry/withSpan.ts'
import type { Reservation } from '../quota/QuotaLog.ts'
import type { Quota } from '../quota/createQuota.ts'
import { requestTier } from '../tier/requestTier.ts'
import type { TierOf } from '../tier/TierOf.ts'
import { writerFor, type Writer, type WriterDeps } from './writerFor.ts'

export interface CharPromptDeps extends WriterDeps {
  readonly tierOf: TierOf
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
  deps: CharPromptDeps,
  request: CharPromptRequest,
  tier: Tier,
  caller: Caller,
): ReturnType<Endpoint<'charPrompt'>> => {
  const { quota, addressLimit, signatures } = deps
  const subscriber = tier === 'premium' ? normalEmail(request.email ?? '') : undefined
  return pipe(
    TE.fromEither(writerFor(deps, request)),
    TE.chain((writer) =>
      pipe(
        quota.reserve(describingAllowances(caller, subscriber, addressLimit)),
        TE.chain((started) =>
          pipe(
            attempt(() => traced(writer, caller.signal), caller.signal, 'describing'),
            TE.chainEitherK(identity),
            TE.chainFirstTaskK(() => () => endOf(started, subscriber)),
          ),
        ),
      ),
    ),
    quota.spend(descriptionAllowances(caller, tier, addressLimit), caller.signal),
    TE.map(({ text, language: written, engine, isOwn, unread }) => {
      const response = text.trim()
      return {
        body: defined({
          response,
          signature: isOwn
            ? signatures.sign({
                description: response,
                character: request.prompt,
                visitor: caller.visitor,
              })
            : undefined,
          language: request.language && written,
          unread: unread.length > 0 ? [...unread] : undefined,
        }),
        engine,
      }
    }),
  )
}

/** If it fails, the start counts until it expires; the description is not lost. */
const endOf = async (started: Reservation, subscriber: string | undefined): Promise<void> => {
  if (subscriber !== undefined) await started.release().catch(() => undefined)
}

const traced = (writer: Writer, signal: AbortSignal): ReturnType<Writer> =>
  withSpan('describe', {}, async (span) => {
    const written = await writer(signal)
    if (E.isRight(written)) span.setAttribute(ATTRIBUTES.engine, written.right.engine)
    return written
  })
