import type { GeneratorProps, Mount } from '@dramatis/store/slots'
import { createRoot, type Root } from 'react-dom/client'
import Generator from './Generator.tsx'
import { useMessages } from './messages.ts'

/**
 * Renders the generator into `element`, whatever framework its page uses. Mounted where it is already, it
 * goes on with the new props.
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

/** The page around may be in another language, which may be written the other way. */
const GeneratorInLanguage = (props: GeneratorProps) => {
  const { language, direction } = useMessages()
  return (
    <div lang={language} dir={direction} style={{ display: 'contents' }}>
      <Generator {...props} />
    </div>
  )
}

const roots = new WeakMap<Element, Root>()
