import type { DramatisEventMap } from './embed/dramatis-generator.d.ts'

/**
 * Tells the page around what happened in `from`, through the shadow trees in between. Returns whether the
 * page leaves the rest to the generator: false when it called `preventDefault()`.
 */
export const sendEvent = <Name extends keyof DramatisEventMap>(
  from: Element | null,
  name: Name,
  detail: DramatisEventMap[Name]['detail'],
): boolean =>
  from?.dispatchEvent(
    new CustomEvent(name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: name === 'dramatis:upgrade',
    }),
  ) ?? true
