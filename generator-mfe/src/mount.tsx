import type { GeneratorProps, Mount } from '@dramatis/store/slots'
import { createRoot, type Root } from 'react-dom/client'
import { GeneratorInLanguage } from './GeneratorInLanguage.tsx'

/**
 * Renders the generator into `element`, whatever framework the page uses. Mounting it again on the same element
 * updates its props.
 */
export const mount: Mount<GeneratorProps> = (element, props) => {
  const root = roots.get(element) ?? createRoot(element)
  roots.set(element, root)
  root.render(<GeneratorInLanguage {...props} />)
  return () => {
    roots.delete(element)
    root.unmount()
  }
}

const roots = new WeakMap<Element, Root>()
