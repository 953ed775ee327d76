import type { DramatisEventDetails, DramatisGeneratorAttributes } from './index.js'

export * from './index.js'

type Listeners = {
  [Name in keyof DramatisEventDetails as `on${':' | ''}dramatis-${Name}`]?: (
    event: CustomEvent<DramatisEventDetails[Name]>,
  ) => void
}

declare global {
  /** Where Svelte's language tools look up unknown elements. */
  namespace svelteHTML {
    interface IntrinsicElements {
      'dramatis-generator': DramatisGeneratorAttributes &
        Listeners & { id?: string; class?: string; style?: string }
    }
  }
}
