import type { ComponentProps } from 'react'
import Generator from './Generator.tsx'
import { useMessages } from './messages.ts'

/** The generator, marked with its own language and direction, since those of the host's page may differ. */
export const GeneratorInLanguage = (props: ComponentProps<typeof Generator>) => {
  const { language, direction } = useMessages()
  return (
    <div lang={language} dir={direction} style={{ display: 'contents' }}>
      <Generator {...props} />
    </div>
  )
}
