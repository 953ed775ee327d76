import { labelOf } from '@dramatis/catalogue'
import { wantedLanguages } from '@dramatis/store'
import { createMessages, type TextKey, type Texts } from '@dramatis/ui'
import texts from './messages/en.json'

const english = {
  ...texts,
  /** A translation lists only the names that differ. */
  styles: {
    realistic: labelOf('realistic'),
    ghibli: labelOf('ghibli'),
    lego: labelOf('lego'),
    southpark: labelOf('southpark'),
    pixar: labelOf('pixar'),
  },
}

/** This remote's texts; `messages/` has a catalogue for each language. */
export const { has, language, locale, subscribe, t, useMessages } = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) => import(/* webpackExclude: /en\.json$/ */ `./messages/${language}.json`),
  wanted: wantedLanguages,
})

export type Translate = Texts<TextKey<typeof english>>['t']
