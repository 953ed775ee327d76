import '@dramatis/embed'
import type {
  DramatisEventDetails,
  DramatisGeneratorAttributes,
  DramatisGeneratorElement,
} from '@dramatis/embed'
import { defineComponent, h, shallowRef } from 'vue'

/**
 * `<DramatisGenerator>` for Vue 3. It has the element's attributes and events, such as `@dramatis-generated`. A
 * template ref gives access to its methods.
 */
export const DramatisGenerator = defineComponent({
  name: 'DramatisGenerator',
  inheritAttrs: false,
  setup(_, { attrs, expose }) {
    const element = shallowRef<DramatisGeneratorElement>()
    expose({
      generate: (...request: Parameters<DramatisGeneratorElement['generate']>) =>
        element.value?.generate(...request),
      reset: () => element.value?.reset(),
    })
    return () => h('dramatis-generator', { ...attrs, ref: element })
  },
})

type Listeners = {
  [Name in keyof DramatisEventDetails as `onDramatis${Capitalize<Name>}`]?: (
    event: CustomEvent<DramatisEventDetails[Name]>,
  ) => void
}

type ElementComponent = new () => {
  $props: DramatisGeneratorAttributes & Listeners & { id?: string; class?: string }
}

declare module 'vue' {
  interface GlobalComponents {
    'dramatis-generator': ElementComponent
    DramatisGenerator: ElementComponent
  }
}
