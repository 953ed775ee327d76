import { createInstance } from 'i18next'
import { use, useSyncExternalStore } from 'react'
import { bestLanguage } from './bestLanguage.ts'
import { localeFor } from './localeFor.ts'

/** The values for a text's `{{placeholders}}`. `count` also selects the plural form, with `ordinal: true` as in "1st". */
export type Values = Readonly<Record<string, string | number | Date | boolean>>

/**
 * The dotted paths of a catalogue's texts. The plural forms `x_one` and `x_other` are one text, `x`, and so are
 * `x_ordinal_one` and `x_ordinal_other`.
 */
export type TextKey<Catalogue> = {
  [Name in keyof Catalogue & string]: Catalogue[Name] extends string
    ? WithoutPlural<Name>
    : `${Name}.${TextKey<Catalogue[Name]>}`
}[keyof Catalogue & string]

type WithoutPlural<Name extends string> =
  Name extends `${infer Base}_ordinal_${Intl.LDMLPluralRule}`
    ? Base
    : Name extends `${infer Base}_${Intl.LDMLPluralRule}`
      ? Base
      : Name

/** A package's texts in one language. */
export interface Texts<Key> {
  /** A BCP 47 tag. */
  readonly language: string
  /** The same language with the visitor's region if that is known, for `Intl`. */
  readonly locale: string
  /** The direction in which the language is written. */
  readonly direction: 'ltr' | 'rtl'
  /** The text of a key, with numbers, dates and money in the format of the language and the visitor's region. */
  readonly t: (key: Key, values?: Values) => string
}

interface Options<Catalogue> {
  /** The bundled catalogue, which also provides texts that another one lacks. */
  readonly english: Catalogue
  /** The languages that have a catalogue, including English. */
  readonly languages: readonly string[]
  readonly load: (language: string) => Promise<{ readonly default: object }>
  /** Called with a language whose catalogue failed to load, and the texts that stay. */
  readonly onLoadError?: (language: string, texts: Texts<TextKey<Catalogue>>) => void
  /** The visitor's languages, best first, and a subscription to their changes. */
  readonly wanted: {
    readonly get: () => readonly string[]
    readonly subscribe: (listener: () => void) => () => void
  }
}

/** How long a visitor waits for the texts in their language before they see English, in milliseconds. */
export const LANGUAGE_PATIENCE_MS = 1000

const ENGLISH = 'en'
const NAMESPACE = 'translation'

/**
 * A package's message catalogues (i18next). The texts are in the best available language for the visitor, and follow
 * changes to the visitor's languages. If a catalogue fails to load, they stay in the previous language; while one
 * stalls, they are in English, and change once it arrives.
 */
export const createMessages = <Catalogue extends object>({
  english,
  languages,
  load,
  onLoadError,
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
    /** A cache of the texts without values: each render needs them again, and i18next is slow. */
    const plain = new Map<Key, string>()
    return {
      language,
      locale,
      direction: i18n.dir(language),
      t: (key, values) => {
        if (values) return fixed(key, { ...values, locale })
        const text = plain.get(key) ?? fixed(key)
        plain.set(key, text)
        return text
      },
    }
  }
  const listeners = new Set<() => void>()
  let texts = textsIn(ENGLISH)
  let pending = ENGLISH

  const show = (language: string): void => {
    const next = textsIn(language)
    if (next.language === texts.language && next.locale === texts.locale) return
    texts = next
    for (const listener of listeners) listener()
  }

  const follow = async (): Promise<void> => {
    const language = bestLanguage(wanted.get(), languages) ?? ENGLISH
    if (language === pending) {
      // The language is the same, but the region may have changed.
      if (language === texts.language) show(language)
      return
    }
    pending = language
    try {
      if (!i18n.hasResourceBundle(language, NAMESPACE)) {
        i18n.addResourceBundle(language, NAMESPACE, (await load(language)).default)
      }
    } catch (error) {
      console.error(`The texts in the language "${language}" could not be loaded.`, error)
      if (pending !== language) return
      pending = texts.language
      onLoadError?.(language, texts)
      return
    }
    // The visitor may have chosen another language while this one was loading.
    if (pending === language) show(language)
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
  const isEnglishFirst = pending === ENGLISH
  const shown = isEnglishFirst ? ready : Promise.race([ready, wait(LANGUAGE_PATIENCE_MS)])

  return {
    /** Resolves once the texts are in the visitor's language, or its catalogue has failed to load. */
    ready,
    /** The text of a key in the current language, for code outside React; see {@link Texts}. */
    t: (key: Key, values?: Values): string => texts.t(key, values),
    /** Whether there is a text for a key. */
    has: (key: string): key is Key => i18n.exists(key, { lng: ENGLISH }),
    /** Calls back after the language or the region has changed, until the returned function is called. */
    subscribe,
    /** See {@link Texts}. */
    language: (): string => texts.language,
    /** See {@link Texts}. */
    locale: (): string => texts.locale,
    /** See {@link Texts}. */
    direction: () => texts.direction,
    /**
     * The texts, rendered again on each change. Suspends until the visitor's first language has loaded, but not
     * longer than {@link LANGUAGE_PATIENCE_MS}.
     */
    useMessages: (): Texts<Key> => {
      if (!isEnglishFirst) use(shown)
      return useSyncExternalStore(subscribe, current, current)
    },
  }
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
