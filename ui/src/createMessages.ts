import { createInstance } from 'i18next'
import { use, useSyncExternalStore } from 'react'
import { bestLanguage } from './bestLanguage.ts'
import { localeFor } from './localeFor.ts'

/** What stands in a text's `{{places}}`; `count` chooses its plural, too. */
export type Values = Readonly<Record<string, string | number | Date>>

/** The dotted paths of a catalogue's texts. The plural forms `x_one` and `x_other` are the one text `x`. */
export type TextKey<Catalogue> = {
  [Name in keyof Catalogue & string]: Catalogue[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${TextKey<Catalogue[Name]>}`
}[keyof Catalogue & string]

type WithoutPlural<Name extends string> = Name extends `${infer Base}_${Intl.LDMLPluralRule}`
  ? Base
  : Name

/** A package's texts in one language. */
export interface Texts<Key> {
  /** A BCP 47 tag. */
  readonly language: string
  /** The same language with the visitor's region where that is known, for `Intl`. */
  readonly locale: string
  /** Which way the language is written. */
  readonly direction: 'ltr' | 'rtl'
  /** The text of that key, with numbers, dates and money as the language and the visitor's region write them. */
  readonly t: (key: Key, values?: Values) => string
}

interface Options<Catalogue> {
  /** The catalogue that is always there: a text that another lacks is taken from it. */
  readonly english: Catalogue
  /** The languages that there are catalogues for, English among them. */
  readonly languages: readonly string[]
  readonly load: (language: string) => Promise<{ readonly default: object }>
  /** Told of a language whose catalogue did not load, with the texts that stay. */
  readonly failed?: (language: string, texts: Texts<TextKey<Catalogue>>) => void
  /** The visitor's languages, best first, and what calls back when they change. */
  readonly wanted: {
    readonly get: () => readonly string[]
    readonly subscribe: (listener: () => void) => () => void
  }
}

const ENGLISH = 'en'
const NAMESPACE = 'translation'

/**
 * A package's own message catalogues (i18next), in the best language for the visitor that there is, and in
 * another as soon as the visitor wants that. A catalogue that does not load leaves the texts as they are.
 */
export const createMessages = <Catalogue extends object>({
  english,
  languages,
  load,
  failed,
  wanted,
}: Options<Catalogue>) => {
  type Key = TextKey<Catalogue>
  const i18n = createInstance()
  void i18n.init({
    lng: ENGLISH,
    fallbackLng: ENGLISH,
    resources: { [ENGLISH]: { [NAMESPACE]: english } },
    initAsync: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React escapes.
  })

  const textsIn = (language: string): Texts<Key> => {
    const locale = localeFor(language, wanted.get(), languages)
    const fixed = i18n.getFixedT(language)
    return {
      language,
      locale,
      direction: i18n.dir(language),
      t: (key, values) => fixed(key, { ...values, locale }),
    }
  }
  const listeners = new Set<() => void>()
  let texts = textsIn(ENGLISH)
  let coming = ENGLISH

  const show = (language: string): void => {
    const next = textsIn(language)
    if (next.language === texts.language && next.locale === texts.locale) return
    texts = next
    for (const listener of listeners) listener()
  }

  const follow = async (): Promise<void> => {
    const language = bestLanguage(wanted.get(), languages) ?? ENGLISH
    if (language === coming) {
      // Of another region, it may be.
      if (language === texts.language) show(language)
      return
    }
    coming = language
    try {
      if (!i18n.hasResourceBundle(language, NAMESPACE)) {
        i18n.addResourceBundle(language, NAMESPACE, (await load(language)).default)
      }
    } catch (error) {
      console.error(`The texts in the language "${language}" could not be loaded.`, error)
      if (coming !== language) return
      coming = texts.language
      failed?.(language, texts)
      return
    }
    // Another may have been wanted while this one was on its way.
    if (coming === language) show(language)
  }

  const current = () => texts
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  wanted.subscribe(() => void follow())
  const ready = follow()
  const isEnglishFirst = coming === ENGLISH

  return {
    /** Resolves once the texts are in the visitor's language, or will not be. */
    ready,
    /** The text of that key in the language of now, for what is not React's; see {@link Texts}. */
    t: (key: Key, values?: Values): string => texts.t(key, values),
    /** Whether there is a text of that key. */
    has: (key: string): key is Key => i18n.exists(key, { lng: ENGLISH }),
    /** Calls back when the language has changed, until the returned function is called. */
    subscribe,
    /** See {@link Texts}. */
    language: (): string => texts.language,
    /** See {@link Texts}. */
    locale: (): string => texts.locale,
    /** See {@link Texts}. */
    direction: () => texts.direction,
    /** The texts; suspends while the visitor's first language is on its way, and renders again with each next. */
    useMessages: (): Texts<Key> => {
      if (!isEnglishFirst) use(ready)
      return useSyncExternalStore(subscribe, current, current)
    },
  }
}
