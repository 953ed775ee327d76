import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { CharPromptRequest, type CharPromptResponse } from './contract/index.ts'
import { attempt } from './engines/attempt.ts'
import type { Describer } from './engines/Describer.ts'
import type { Handler } from './Handler.ts'
import { handle, type Answer } from './http/handle.ts'
import { descriptionAllowances } from './quota/allowances.ts'
import type { Spend } from './quota/spending.ts'
import type { Visitors } from './visitors.ts'

export interface CharPromptDeps {
  readonly visitors: Visitors
  readonly describer: Describer
  readonly spend: Spend
  /** Free portraits an hour for one address. */
  readonly addressLimit: number
}

/** `POST charPrompt`: from what a visitor typed to a description. */
export const charPrompt = ({ visitors, describer, spend, addressLimit }: CharPromptDeps): Handler =>
  handle(visitors, CharPromptRequest, ({ prompt, aspect_ratio: aspect, style }, caller) =>
    pipe(
      attempt(
        () => describer.describe({ prompt, aspect, style }, caller.signal),
        caller.signal,
        'Error enhancing character prompt',
      ),
      spend(descriptionAllowances(caller, addressLimit), caller.signal),
      TE.map((response): Answer<CharPromptResponse> => ({
        body: { response },
        engine: describer.name,
      })),
    ),
  )
