import { wantedLanguages } from '@dramatis/store'
import { createMessages } from '@dramatis/ui'
import english from './messages/en.json'

/** This remote's texts; `messages/` has a catalogue for each language. */
export const { subscribe, t, useMessages } = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) => import(/* webpackExclude: /en\.json$/ */ `./messages/${language}.json`),
  wanted: wantedLanguages,
})
