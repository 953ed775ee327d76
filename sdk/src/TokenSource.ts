/** Gives access tokens, and renews them. */
export interface TokenSource {
  /** A token that is good now. `refused` is one that the platform has just answered 401 to. */
  readonly token: (refused?: string) => Promise<string>
}
