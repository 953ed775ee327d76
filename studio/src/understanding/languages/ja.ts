import text from '../../../data/languages/ja.txt'
import type { Language } from './Language.ts'
import { type Beings, readWords } from './readWords.ts'

/** A species whose noun is the same for both sexes. */
const beings = (noun: string): Beings => ({
  feminine: `メスの${noun}`,
  masculine: `オスの${noun}`,
  androgynous: noun,
})

export const ja: Language = {
  tag: 'ja',
  phrase: (noun, adjectives) => `${adjectives.join('')}${noun}`,
  opening: (name, source) => `${source === '' ? '' : `『${source}』の`}${name}：`,
  openingPattern: /^(?:『(?<source>.{1,160}?)』の)?(?<name>.{1,80}?)：(?<first>[^、。]+)/u,
  sentence: (items) => `${items.join('、')}。`,
  space: '',
  also: 'もう一人：',
  character: (character) => `${/\d/u.test(character) ? '数字' : '文字'}${character}`,
  onChest: (emblem) => `胸に${emblem}`,
  ...readWords('ja', text, beings),
}
