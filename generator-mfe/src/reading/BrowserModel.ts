/**
 * The part of the browser's own language model that the page uses, after the Prompt API
 * (https://webmachinelearning.github.io/prompt-api/).
 */
export interface BrowserModel {
  readonly availability: (options: ModelOptions) => Promise<Availability>
  /** Downloads the model first if it has to, for which a press must have come just before. */
  readonly create: (
    options: ModelOptions & {
      readonly signal: AbortSignal
      readonly monitor: (monitor: EventTarget) => void
    },
  ) => Promise<ModelSession>
}

export type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable'

export interface ModelSession {
  /** Resolves to JSON by the schema `responseConstraint`. */
  readonly prompt: (
    text: string,
    options: { readonly responseConstraint: object; readonly signal: AbortSignal },
  ) => Promise<string>
  readonly destroy: () => void
}

interface ModelOptions {
  readonly expectedOutputs: readonly { readonly type: 'text'; readonly languages: string[] }[]
}

/** The words of a spec are English. */
export const MODEL_OPTIONS: ModelOptions = {
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

declare global {
  /** Absent in most browsers. */
  var LanguageModel: BrowserModel | undefined
}
