import type { Issue } from '../codec/Run.ts'

/** A request about to be sent. A hook receives it and may return a changed one. */
export interface OutgoingRequest {
  /** The operation's name: `subscriptions.list`. */
  readonly operation: string
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
  /** 1 for the first attempt. */
  readonly attempt: number
}

/** Properties that a response lacked although the contract promises them. They are undefined. */
export interface ContractDrift {
  /** The operation's name, or `webhook`. */
  readonly operation: string
  readonly issues: readonly Issue[]
}

/** Something that a client should know about its version of the contract. */
export interface VersionNotice {
  /** The version of the client. */
  readonly version: string
  /** When the platform removes it, such as `the first week of April 2027`; undefined if it has no name there. */
  readonly removed: string | undefined
  /** What is the matter, and what to do. */
  readonly message: string
}

/** Called before each request and after each response, retries included. */
export interface Hooks {
  readonly beforeRequest?: (
    request: OutgoingRequest,
  ) => OutgoingRequest | undefined | Promise<OutgoingRequest | undefined>
  readonly afterResponse?: (
    response: Response,
    request: OutgoingRequest,
  ) => Response | undefined | Promise<Response | undefined>
  /** Called when a response was read although it lacked something; see `strict`. */
  readonly onContractDrift?: (drift: ContractDrift) => void
  /**
   * Called once a process when the version is deprecated, when the platform answers in another one, or at the first call
   * of 2025-03, which the platform does not know by name. Default: `console.warn` with the message.
   */
  readonly onVersionNotice?: (notice: VersionNotice) => void
}
