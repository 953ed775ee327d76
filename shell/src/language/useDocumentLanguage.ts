import { useEffect } from 'react'
import { useMessages } from '../messages.ts'

/**
 * Sets the document's title, its direction and its language, which screen readers, hyphenation and the browser's
 * translator need.
 */
export const useDocumentLanguage = (): void => {
  const { t, language, direction } = useMessages()
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = direction
    document.title = t('title')
  }, [t, language, direction])
}
