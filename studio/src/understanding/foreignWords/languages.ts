import type { ForeignLanguage } from './ForeignLanguage.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'
import { wordsIn } from './world.ts'

/** An ending that says nothing about looks. */
const none = (letters: string) => [letters, ''] as const

const italian: ForeignLanguage = {
  article: /^(?:un|il|lo|la|gli|le|mi[ao]) (?<rest>.+)/iu,
  markers: /(?<!\p{L})(?:una|uno|un'|con|senza|della|dei|dai|dalla|degli|nella)(?!\p{L})/iu,
  adjectivesFollow: true,
  words: wordsIn('it'),
}

const portuguese: ForeignLanguage = {
  article: /^(?:o|os|meu|minha) (?<rest>.+)/iu,
  markers: /(?<!\p{L})(?:uma|um|com|sem|dois|duas|não)(?!\p{L})|[ãõ]/iu,
  adjectivesFollow: true,
  words: wordsIn('pt'),
}

const polish: ForeignLanguage = {
  markers: /(?<!\p{L})(?:z|ze|bez|oraz|dwaj|dwie|w(?= \p{L}))(?!\p{L})|[ąęłśżź]/u,
  adjectivesFollow: false,
  lacksArticles: true,
  words: wordsIn('pl'),
}

const turkish: ForeignLanguage = {
  markers: /(?<!\p{L})(?:bir|ve|ile|olan|benim)(?!\p{L})|[ğış]/iu,
  adjectivesFollow: false,
  lacksArticles: true,
  words: wordsIn('tr'),
  suffixes: [
    ...['lar', 'ler', 'yı', 'yi', 'yu', 'yü', 'nın', 'nin', 'ın', 'in', 'un', 'ün'].map(none),
    ...['ım', 'im', 'um', 'üm', 'm', 'ı', 'i', 'u', 'ü', 'sı', 'si'].map(none),
    ...['da', 'de', 'ta', 'te'].map((letters) => [letters, 'in'] as const),
    ...['yla', 'yle', 'la', 'le'].map((letters) => [letters, 'with'] as const),
  ],
}

const russian: ForeignLanguage = {
  markers: /\p{Script=Cyrillic}/u,
  hasOwnScript: true,
  adjectivesFollow: false,
  lacksArticles: true,
  words: wordsIn('ru'),
}

const arabic: ForeignLanguage = {
  markers: /\p{Script=Arabic}/u,
  hasOwnScript: true,
  adjectivesFollow: true,
  lacksArticles: true,
  words: wordsIn('ar'),
  prefixes: [
    ['ال', ''],
    ['و', 'and'],
    ['ب', 'with'],
    ['ل', ''],
    ['ك', 'as'],
  ],
  suffixes: ['ي', 'ه', 'ها', 'ين', 'ان'].map(none),
}

const hebrew: ForeignLanguage = {
  markers: /\p{Script=Hebrew}/u,
  hasOwnScript: true,
  adjectivesFollow: true,
  lacksArticles: true,
  words: wordsIn('he'),
  prefixes: [
    ['ה', ''],
    ['ו', 'and'],
    ['ב', 'in'],
    ['ל', ''],
    ['ש', 'who'],
    ['כ', 'as'],
  ],
}

const hindi: ForeignLanguage = {
  markers: /\p{Script=Devanagari}/u,
  hasOwnScript: true,
  adjectivesFollow: false,
  lacksArticles: true,
  words: wordsIn('hi'),
}

const thai: ForeignLanguage = {
  markers: /\p{Script=Thai}/u,
  hasOwnScript: true,
  adjectivesFollow: true,
  lacksArticles: true,
  isUnspaced: true,
  words: wordsIn('th'),
}

const korean: ForeignLanguage = {
  markers: /\p{Script=Hangul}/u,
  hasOwnScript: true,
  adjectivesFollow: false,
  lacksArticles: true,
  words: wordsIn('ko'),
  suffixes: [
    ...['에서', '에', '속에서', '으로', '로'].map((letters) => [letters, 'in'] as const),
    ...['와', '과', '랑', '하고'].map((letters) => [letters, '', 'and'] as const),
    ...['은', '는', '이', '가', '을', '를', '의', '도', '들', '님'].map(none),
  ],
}

const japanese: ForeignLanguage = {
  markers: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  hasOwnScript: true,
  adjectivesFollow: false,
  lacksArticles: true,
  isUnspaced: true,
  words: wordsIn('ja'),
}

const chinese: ForeignLanguage = {
  markers: /\p{Script=Han}/u,
  hasOwnScript: true,
  adjectivesFollow: false,
  lacksArticles: true,
  isUnspaced: true,
  words: wordsIn('zh'),
}

/** Of two languages that are equally likely, the first is meant. */
export const LANGUAGES: readonly ForeignLanguage[] = [
  ...[german, french, spanish, italian, portuguese, polish, turkish, russian],
  ...[arabic, hebrew, hindi, thai, korean, japanese, chinese],
]
