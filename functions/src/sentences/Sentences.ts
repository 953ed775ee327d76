import type { Reason, ReasonValues } from '../contract/reasons.ts'

/** The sentence for each reason of a refusal. Every language has a file with all of them. */
export type Sentences<Of extends Reason = Reason> = {
  readonly [R in Of]: (values: ReasonValues<R>) => string
}
