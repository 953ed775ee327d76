import { pageStore } from '@dramatis/store'
import { useMessages } from '../messages.ts'

/** Lets the visitor override the browser's language, for this visit and later ones. */
export const LanguageSwitch = ({ className }: { readonly className?: string | undefined }) => {
  const { t, language } = useMessages()
  return (
    <select
      className={className}
      aria-label={t('language')}
      value={language}
      onChange={({ target }) => pageStore.getState().chooseLanguage(target.value)}
    >
      {LANGUAGES.map((tag) => (
        <option key={tag} value={tag} lang={tag}>
          {/* Named in its own language, since a visitor may read no other. */}
          {LANGUAGE_NAMES[tag]}
        </option>
      ))}
    </select>
  )
}
