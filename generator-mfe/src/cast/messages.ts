import { pageStore, wantedLanguages } from '@dramatis/store'
import { createNotify } from '@dramatis/store/createNotify'
import { createMessages, type TextKey, type Texts } from '@dramatis/ui'
import english from './messages/en.json'

/** The texts about characters, apart from the page's, since the first visit needs none of them. */
const messages = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) =>
    import(
      /* webpackMode: "lazy-once", webpackExclude: /en\.json$/ */ `./messages/${language}.json`
    ),
  wanted: wantedLanguages,
})

export const { useMessages: useCastMessages } = messages

/** Shows a toast about characters on the page. */
export const notify = createNotify(pageStore, messages)

export type CastTranslate = Texts<TextKey<typeof english>>['t']
