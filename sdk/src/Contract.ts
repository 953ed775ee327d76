/** A version of the platform's contract, and how its calls are made. */
export interface Contract {
  readonly version: string
  /** Whether the platform knows the version by this name, so that calls can ask for it. */
  readonly isSent: boolean
  /**
   * Whether a response may lack a property that the contract promises, or have null instead: the property is then
   * undefined, and the rest of the object is read. A strict client never allows it.
   */
  readonly toleratesDrift: boolean
}
