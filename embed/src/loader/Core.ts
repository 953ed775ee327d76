import type {
  DramatisGenerated,
  DramatisRequest,
} from '../../../generator-mfe/src/host/dramatisEvents.ts'

/** What is loaded once a visitor is near. The loader of a version must get along with the core of the one before. */
export interface Core {
  /**
   * Renders the generator into the element's shadow root, as its attributes say, and follows their changes.
   * Resolves once it can be used.
   */
  readonly mount: (host: HTMLElement, root: ShadowRoot) => Promise<MountedCore>
}

export interface MountedCore {
  readonly generate: Generate
  readonly reset: () => void
  readonly unmount: () => void
}

/** What is absent is as the visitor has it in the form. */
export interface GenerateRequest extends Partial<DramatisRequest> {
  /** In English; what to draw. Default: the character is described first. */
  readonly description?: string
}

/**
 * Rejects with an `Error` with the sentence that the visitor reads, or with an `AbortError` when the visitor
 * cancels.
 */
export type Generate = (request?: GenerateRequest) => Promise<DramatisGenerated>
