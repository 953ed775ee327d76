import type { DramatisGenerated, DramatisRequest } from '@dramatis/generator-mfe/events'

/** The part that loads once a visitor is near the element. A loader must work with the previous version's core. */
export interface Core {
  /**
   * Renders the generator into the element's shadow root according to its attributes, and follows their changes.
   * Resolves once it can be used. The event `adopted` tells the root that it has come to another document.
   */
  readonly mount: (host: HTMLElement, root: ShadowRoot) => Promise<MountedCore>
  /** Whether it may be mounted again after `unmount`, for another element. */
  readonly reusable?: boolean
}

export interface MountedCore {
  readonly generate: Generate
  readonly reset: () => void
  readonly unmount: () => void
}

/** The values to fill into the form, which keeps its own for any that are missing. */
export interface GenerateRequest extends Partial<DramatisRequest> {
  /** What to draw, in English. By default, the deployment describes the character. */
  readonly description?: string
}

/** Rejects with an `Error`, whose message is also shown to the visitor, or with an `AbortError` after a cancellation. */
export type Generate = (request?: GenerateRequest) => Promise<DramatisGenerated>
