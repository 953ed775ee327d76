import type { Presentation } from '../spec/CharacterSpec.ts'
import { complexionOf } from './peoples.ts'
import type { Traits } from './Traits.ts'

/** The traits that a name's script suggests for a character about whom nothing else is known. */
interface Script {
  readonly letters: RegExp
  /** A likely region and complexion. */
  readonly origin: Traits
  /** Names of women and of men, or their endings. */
  readonly feminine: RegExp
  readonly masculine: RegExp
}

const NONE = /(?!)/u

const caucasian: Traits = {
  origin: 'european',
  skin: 'light',
  hairColor: 'dark brown',
  eyeColor: 'brown',
}

/** Katakana is left out: it is used for foreign names. */
const SCRIPTS: readonly Script[] = [
  {
    letters: /\p{Script=Hangul}/u,
    origin: complexionOf('east-asian'),
    feminine: /[희숙순미혜은지연경아나라]$/u,
    masculine: /[호준수석철훈환식범욱태]$/u,
  },
  {
    letters: /\p{Script=Han}|\p{Script=Hiragana}/u,
    origin: complexionOf('east-asian'),
    feminine:
      /[子美香花菜奈恵代芳娜秀娟慧静淑惠珠雅玲芬燕菊蘭兰鳳凤潔洁梅琳蓮莲雪霞月媛豔艳佳瓊琼珍貞贞莉桂婷麗丽妮姫姬娘女婆英玉紅红春素]$|(?:こ|み|か|な|え)$/u,
    masculine:
      /[郎男夫雄也太介助之斗翔健偉伟剛刚勇毅俊峰強强軍军東东輝辉志義义良海山仁波龍龙虎豪傑杰彦王爺爷]$|(?:ろう|た|すけ|お)$/u,
  },
  {
    letters: /\p{Script=Arabic}/u,
    origin: complexionOf('middle-eastern'),
    feminine:
      /^(?:مريم|زينب|نور|هند|سعاد|أمل|ليلى|سلمى|هدى|مها|شيرين|پروین|شیرین|نسرین)|(?:ة|اء)(?:\s|$)/u,
    masculine: /^\p{L}/u,
  },
  {
    letters: /\p{Script=Hebrew}/u,
    origin: complexionOf('middle-eastern'),
    feminine: /^(?:רחל|מרים|אסתר|רות|תמר|נועם)|ה(?:\s|$)/u,
    masculine: /^\p{L}/u,
  },
  {
    letters: /\p{Script=Cyrillic}/u,
    origin: { origin: 'european', skin: 'fair', hairColor: 'light brown', eyeColor: 'gray' },
    feminine:
      /(?:вна|чна|ова|ева|ина|ая|ська|цька)$|^(?!(?:илья|никита|саша|миша|ваня|дядя|папа|дедушка)(?:\s|$))\p{L}+[ая](?:\s|$)|ь$/iu,
    masculine: /^\p{L}/u,
  },
  {
    letters: /\p{Script=Greek}/u,
    origin: { origin: 'european', skin: 'olive', hairColor: 'dark brown', eyeColor: 'brown' },
    feminine: /^\p{L}+[αάηήωώ](?:\s|$)/iu,
    masculine: /^\p{L}+ς(?:\s|$)/iu,
  },
  {
    letters:
      /\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}/u,
    origin: complexionOf('south-asian'),
    feminine: /^[\p{L}\p{M}]+[ािী](?:\s|$)|ी$/u,
    masculine: /^\p{L}/u,
  },
  {
    letters:
      /\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}|\p{Script=Tibetan}/u,
    origin: complexionOf('southeast-asian'),
    feminine: NONE,
    masculine: NONE,
  },
  {
    letters: /\p{Script=Ethiopic}/u,
    origin: complexionOf('african'),
    feminine: NONE,
    masculine: NONE,
  },
  {
    letters: /\p{Script=Georgian}|\p{Script=Armenian}/u,
    origin: caucasian,
    feminine: NONE,
    masculine: NONE,
  },
]

const scriptOf = (name: string): Script | undefined =>
  SCRIPTS.find(({ letters }) => letters.test(name))

/** The likely region and complexion of somebody whose name is written like `name`. */
export const originOfScript = (name: string): Traits => scriptOf(name)?.origin ?? {}

export const presentationInScript = (name: string): Presentation | undefined => {
  const script = scriptOf(name)
  if (script?.feminine.test(name) === true) return 'feminine'
  return script?.masculine.test(name) === true ? 'masculine' : undefined
}
