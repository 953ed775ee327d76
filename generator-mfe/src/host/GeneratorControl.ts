import type { Aspect, Style } from '@dramatis/catalogue'

/** What a host can do besides rendering the generator. */
export interface GeneratorControl {
  /**
   * Fills in the form and submits it. Absent values come from the form, and the free style replaces a locked one. If
   * there is a description, the portrait is drawn from it.
   *
   * @throws {TypeError} if neither the request nor the form has a character
   */
  readonly generate: (request: {
    readonly character?: string
    readonly style?: Style
    readonly aspect?: Aspect
    readonly description?: string
  }) => void
  /** Cancels a running generation, removes the picture and resets the form to its initial values. */
  readonly reset: () => void
}
