import { wantedLanguages } from '@dramatis/store'
import { createMessages, type TextKey, type Texts } from '@dramatis/ui'
import english from './messages/en.json'

/** Every text of this remote; `messages/` has a catalogue for each language. */
export const { has, language, locale, subscribe, t, useMessages } = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) => import(/* webpackExclude: /en\.json$/ */ `./messages/${language}.json`),
  wanted: wantedLanguages,
})

export type Translate = Texts<TextKey<typeof english>>['t']
