import { pageStore } from '@dramatis/store'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * The page's first paint as HTML, for the build to put into `index.html`: once in each language, English
 * in sight. `prepareFirstPaint.ts` brings the visitor's language to sight.
 */
export const renderFirstPaint = async (): Promise<string> => {
  // Before the catalogues are loaded: where a system has a language, they would begin in that.
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
