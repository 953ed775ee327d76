import type { Aspect } from './aspects.ts'

interface FlowRow {
  /** The format until the visitor chooses one. */
  readonly defaultAspect: Aspect
}

/**
 * The product's two flows: `latest`, and the earlier `simple`, which is the default of an embed. Each style's row says
 * which flows offer it (style-1, style-2).
 */
export const FLOWS = {
  latest: { defaultAspect: 'landscape' },
  simple: { defaultAspect: 'portrait' },
} as const satisfies Readonly<Record<string, FlowRow>>

export type Flow = keyof typeof FLOWS
