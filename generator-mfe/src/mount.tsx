import type { GeneratorProps, Mount } from '@dramatis/store/slots'
import { createRoot, type Root } from 'react-dom/client'
import Generator from './Generator.tsx'

/**
 * Renders the generator into `element`, whatever framework its page uses. Mounted where it is already, it
 * goes on with the new props.
 */
export const mount: Mount<GeneratorProps> = (element, props) => {
  const root = roots.get(element) ?? createRoot(element)
  roots.set(element, root)
  root.render(<Generator {...props} />)
  return () => {
    roots.delete(element)
    root.unmount()
  }
}

const roots = new WeakMap<Element, Root>()
