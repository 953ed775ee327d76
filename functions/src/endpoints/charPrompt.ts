import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { DESCRIBING_FAILED } from '../contract/index.ts'
import { attempt } from '../engines/attempt.ts'
import type { Describer } from '../engines/Describer.ts'
import type { Endpoint } from '../http/Endpoint.ts'
import type { Signatures } from '../proof/createSignatures.ts'
import { describingAllowances, descriptionAllowances } from '../quota/allowances.ts'
import { ATTRIBUTES } from '../telemetry/attributes.ts'
import { withSpan } from '../telemetry/withSpan.ts'
import type { Quota } from '../quota/createQuota.ts'

export interface CharPromptDeps {
  readonly describer: Describer
  readonly quota: Quota
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
  readonly signatures: Signatures
}

/** From what a visitor typed to a description. */
export const charPrompt =
  ({ describer, quota, addressLimit, signatures }: CharPromptDeps): Endpoint<'charPrompt'> =>
  ({ prompt, aspect_ratio: aspect, style }, caller) =>
    pipe(
      quota.reserve(describingAllowances(caller, addressLimit)),
      TE.chain(() =>
        attempt(
          () =>
            withSpan('describe', { attributes: { [ATTRIBUTES.engine]: describer.name } }, () =>
              describer.describe({ prompt, aspect, style }, caller.signal),
            ),
          caller.signal,
          DESCRIBING_FAILED,
        ),
      ),
      quota.spend(descriptionAllowances(caller, addressLimit), caller.signal),
      TE.map((text) => {
        const response = text.trim()
        return { body: { response, signature: signatures.sign(response) }, engine: describer.name }
      }),
    )
