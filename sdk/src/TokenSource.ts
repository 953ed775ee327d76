/** Provides access tokens, and refreshes them. */
export interface TokenSource {
  /** A valid token. `refused` is a token that the platform has just rejected with a 401. */
  readonly token: (refused?: string) => Promise<string>
}
