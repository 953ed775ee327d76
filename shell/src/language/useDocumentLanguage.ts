import { useEffect } from 'react'
import { useMessages } from '../messages.ts'

/**
 * Says in the document which language it is in, to screen readers, hyphenation and the browser's translator,
 * and which way that is written.
 */
export const useDocumentLanguage = (): void => {
  const { t, language, direction } = useMessages()
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
    document.title = t('title')
  }, [t, language, direction])
}
