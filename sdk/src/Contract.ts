/** A version of the platform's contract, and how the client sends its requests and reads its responses. */
export interface Contract {
  /** Undefined if several versions share the operation: the core that runs it says which. */
  readonly version: string | undefined
  /** Whether requests name the version in `polar-version`. False if the platform does not know it by this name. */
  readonly isSent: boolean
  /** What to tell a program once, because the platform does not know the version by this name. */
  readonly unnamed?: string
  /**
   * Whether a response may lack a property that the contract promises, or have null instead. The property is then
   * undefined or has its default, and the rest of the object is still read. A strict client rejects such a response.
   */
  readonly toleratesDrift: boolean
  /** Whether a page with fewer items than requested is the last one, whatever the response says. */
  readonly endsAtShortPage?: boolean
}
