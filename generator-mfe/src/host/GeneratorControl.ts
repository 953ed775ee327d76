import type { Aspect, Style } from '@dramatis/catalogue'

/** The host's actions, besides rendering the generator. */
export interface GeneratorControl {
  /**
   * Fills in the form and submits it. Absent values come from the form, and the free style replaces a locked one.
   * With a description, the portrait is drawn from that.
   *
   * @throws {TypeError} if there is no character either here or in the form
   */
  readonly generate: (request: {
    readonly character?: string
    readonly style?: Style
    readonly aspect?: Aspect
    readonly description?: string
  }) => void
  /** Cancels a running generation, clears the form and removes the picture. */
  readonly reset: () => void
}
