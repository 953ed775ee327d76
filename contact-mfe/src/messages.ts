import { pageStore, wantedLanguages } from '@dramatis/store'
import { createNotify } from '@dramatis/store/createNotify'
import { createMessages } from '@dramatis/ui'
import english from './messages/en.json'

/** This remote's texts; `messages/` has a catalogue for each language. */
const messages = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) => import(/* webpackExclude: /en\.json$/ */ `./messages/${language}.json`),
  wanted: wantedLanguages,
})

export const { t, useMessages } = messages

/** Shows a toast on the page, and translates it when the page's language changes. */
export const notify = createNotify(pageStore, messages)
