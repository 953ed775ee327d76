import type { DramatisEventDetails } from '../../generator-mfe/src/host/dramatisEvents.js'
import type { DramatisGeneratorAttributes } from './elementTypes.js'

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
