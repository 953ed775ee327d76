import { pageStore } from '@dramatis/store'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The page's first paint as HTML, which the build puts into `index.html`: once in each language, with only
 * English visible. `prepareFirstPaint.ts` shows the visitor's language instead.
 */
export const renderFirstPaint = async (): Promise<string> => {
  // Chosen before the catalogues are loaded, which would otherwise start in the machine's language.
  pageStore.getState().chooseLanguage(ENGLISH)
  const messages = await import('../messages.ts')
  const { FirstPaint } = await import('./FirstPaint.tsx')
  const paints: string[] = []
  for (const language of LANGUAGES) {
    pageStore.getState().chooseLanguage(language)
    if (messages.language() !== language) await new Promise<void>(messages.subscribe)
    paints.push(
      renderToStaticMarkup(
        <div lang={language} dir={messages.direction()} hidden={language !== ENGLISH}>
          <FirstPaint />
        </div>,
      ),
    )
  }
  return paints.join('')
}

const ENGLISH = 'en'
