import { wantedLanguages } from '@dramatis/store'
import { createMessages, type TextKey, type Texts } from '@dramatis/ui'
import english from './messages/en.json'

/** Every text that the shell shows; `messages/` has a catalogue for each language. */
export const { useMessages, language, direction, subscribe } = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) => import(/* webpackExclude: /en\.json$/ */ `./messages/${language}.json`),
  wanted: wantedLanguages,
})

export type ShellTexts = Texts<TextKey<typeof english>>
