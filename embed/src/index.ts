import { createDramatisGenerator } from './loader/createDramatisGenerator.ts'

export { get, init, mount } from './loader/container.ts'
export type * from './elementTypes.ts'

const NAME = 'dramatis-generator'

// A page may load this script twice, or two versions of it; the first one wins. A server has no custom elements.
if (typeof customElements !== 'undefined' && !customElements.get(NAME)) {
  customElements.define(NAME, createDramatisGenerator())
}
