import { useEffect } from 'react'
import { useMessages } from '../messages.ts'

/** Says in the document which language it is in: to screen readers, hyphenation and the browser's translator. */
export const useDocumentLanguage = (): void => {
  const { t, language } = useMessages()
  useEffect(() => {
    document.documentElement.lang = language
    document.title = t('title')
  }, [t, language])
}
