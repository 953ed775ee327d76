import type { GeneratorProps, Mount } from '@dramatis/store/slots'
import { createRoot } from 'react-dom/client'
import Generator from './Generator.tsx'

/** Renders the generator into `element`, whatever framework its page uses. */
export const mount: Mount<GeneratorProps> = (element, props) => {
  const root = createRoot(element)
  root.render(<Generator {...props} />)
  return () => root.unmount()
}
