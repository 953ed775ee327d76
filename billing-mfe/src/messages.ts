import { labelOf, type Style } from '@dramatis/catalogue'
import { pageStore, wantedLanguages } from '@dramatis/store'
import { createNotify } from '@dramatis/store/createNotify'
import { createMessages, type TextKey, type Texts } from '@dramatis/ui'
import texts from './messages/en.json'

const english = {
  ...texts,
  /** A translation lists only the names that differ. */
  styles: {
    realistic: labelOf('realistic'),
    ghibli: labelOf('ghibli'),
    fortnite: labelOf('fortnite'),
    lego: labelOf('lego'),
    southpark: labelOf('southpark'),
    'animal crossing': labelOf('animal crossing'),
    minecraft: labelOf('minecraft'),
    pixar: labelOf('pixar'),
    nintendo: labelOf('nintendo'),
    dispo: labelOf('dispo'),
  } satisfies Record<Style, string>,
}

/** This remote's texts; `messages/` has a catalogue for each language. */
const messages = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) => import(/* webpackExclude: /en\.json$/ */ `./messages/${language}.json`),
  wanted: wantedLanguages,
})

export const { has, language, locale, subscribe, t, useMessages } = messages

/** Shows a toast on the page, and translates it when the page's language changes. */
export const notify = createNotify(pageStore, messages)

export type Translate = Texts<TextKey<typeof english>>['t']
