import type { ComponentProps } from 'react'
import Generator from './Generator.tsx'
import { useMessages } from './messages.ts'

/** The generator for a host whose language may differ, or even run in the other direction. */
export const GeneratorInLanguage = (props: ComponentProps<typeof Generator>) => {
  const { language, direction } = useMessages()
  return (
    <div lang={language} dir={direction} style={{ display: 'contents' }}>
      <Generator {...props} />
    </div>
  )
}
