import { pageStore, wantedLanguages } from '@dramatis/store'
import { createNotify } from '@dramatis/store/createNotify'
import { createMessages, type TextKey, type Texts } from '@dramatis/ui'
import { styleNames } from './choices/styleNames.ts'
import texts from './messages/en.json'

/** The English texts. A translation has only the styles whose names differ. */
const english = { ...texts, styles: styleNames }

/** This remote's texts. */
const messages = createMessages({
  english,
  languages: LANGUAGES,
  load: (language) => import(/* webpackExclude: /en\.json$/ */ `./messages/${language}.json`),
  onLoadError: (missing, { language, t }) => {
    const name = new Intl.DisplayNames(language, { type: 'language' }).of(missing) ?? missing
    pageStore.getState().notify('warning', t('languageMissing', { language: name }), { language })
  },
  wanted: wantedLanguages,
})

export const { t, language, subscribe, useMessages } = messages

/** Shows a toast on the page, and translates it when the page's language changes. */
export const notify = createNotify(pageStore, messages)

export type Translate = Texts<TextKey<typeof english>>['t']
