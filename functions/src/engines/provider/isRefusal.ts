/**
 * Whether a chat model's text declines politely instead of describing. Descriptions begin with the character's name,
 * refusals with an apology or with what "I" cannot do.
 */
export const isRefusal = (text: string): boolean => REFUSAL.test(text.replaceAll('’', "'").trim())

const REFUSAL = new RegExp(
  [
    "^(?:(?:i'm|i am) (?:really |very |so )?(?:sorry|afraid)\\b",
    '(?:sorry|apologies|my apologies),? (?:but|i)\\b',
    'i (?:must |have to )?(?:apologi[sz]e|decline|respectfully decline)\\b',
    "(?:unfortunately,? )?(?:i|as an? (?:ai|language model)\\b.{0,80}?\\bi) (?:can't|cannot|can not|won't|will not|(?:'m|am) (?:unable|not able)) ",
    "i'm (?:unable|not able) )",
    '^(?:(?:es )?tut mir (?:sehr )?leid\\b|entschuldigung\\b|(?:leider )?(?:kann|darf) ich (?:das |diese |diesen |dir |ihnen )?(?:leider )?nicht\\b|ich (?:kann|darf) (?:das |diese |diesen |dir |ihnen )?(?:leider )?(?:nicht|keine)\\b)',
    '^(?:lo siento\\b|lo lamento\\b|(?:lamentablemente,? )?no puedo\\b|disculpa\\b)',
    "^(?:(?:je suis )?(?:vraiment |sincèrement )?désolée?(?!\\p{L})|je m'excuse\\b|je regrette\\b|(?:malheureusement,? )?je ne (?:peux|puis|suis) pas\\b)",
    '^(?:(?:sinto|lamento) muito\\b|desculpe?(?:-me)?\\b|peço desculpas?\\b|(?:infelizmente,? )?(?:eu )?não (?:posso|consigo)\\b)',
    '^(?:عذر(?:ًا|اً|ا)|آسفة?|أنا آسفة?|أعتذر|نعتذر|(?:للأسف،? )?لا (?:أستطيع|يمكنني|أقدر))(?![\\p{L}\\p{M}])',
    '^(?:申し訳|すみません|恐れ入りますが|ごめんなさい)',
  ].join('|'),
  'isu',
)
