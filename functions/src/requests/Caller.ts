import type { WrittenLanguage } from '../sentences/acceptedLanguage.ts'
import type { RequestContext } from './Handler.ts'

/** The facts about a caller that endpoints need. */
export interface Caller extends RequestContext {
  /** The visitor's id. */
  readonly visitor: string
  /** The proof of owning an email address as it was sent, not yet verified. */
  readonly proof: string | null
  /** Whether the browser still has a proof although the page has signed out. */
  readonly hasForgottenProof: boolean
  /** The origin of our own page, if the call comes from it. */
  readonly ownOrigin: string | undefined
  /** The language of emails to the visitor. */
  readonly language: WrittenLanguage
  /** Whether the page accepts the URL of a job in place of the result. */
  readonly prefersJob: boolean
  /** Aborts when the visitor leaves. */
  readonly signal: AbortSignal
}
