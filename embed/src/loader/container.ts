import { detach } from '../detach.ts'
import type { DramatisGeneratorAttributes } from '../elementTypes.ts'

/**
 * Shows a generator in `element`, whatever framework the page uses. Mounting it again in the same element changes
 * its attributes.
 *
 * @returns a function that removes it
 */
export const mount = (element: Element, attributes: DramatisGeneratorAttributes): (() => void) => {
  const existing = mounted.get(element)
  const generator = existing ?? document.createElement('dramatis-generator')
  const wanted = new Map(Object.entries(attributes))
  for (const name of generator.getAttributeNames()) {
    if (!wanted.has(name)) generator.removeAttribute(name)
  }
  for (const [name, value] of wanted) generator.setAttribute(name, String(value))
  if (!existing) element.append(generator)
  mounted.set(element, generator)
  return () => {
    mounted.delete(element)
    detach(generator)
  }
}

const mounted = new WeakMap<Element, Element>()

/**
 * With {@link get}, the interface of a Module Federation container that exposes `./mount`. It shares nothing:
 * whatever is in the host's share scope, such as its React, is neither used nor changed.
 */
export const init = (): void => undefined

/** See {@link init}. */
export const get = (module: string): Promise<() => { readonly mount: typeof mount }> =>
  module === './mount'
    ? Promise.resolve(() => ({ mount }))
    : Promise.reject(new Error(`This container exposes ./mount, but not ${module}.`))
