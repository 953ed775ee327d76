import text from '../../../data/languages/pt-BR.txt'
import { agreeing } from './agreeing.ts'
import type { Language } from './Language.ts'
import { type Beings, readWords } from './readWords.ts'

/** "azuis" for "azul", and "marrons" for "marrom". */
const pluralOf = (singular: string): string =>
  `${singular.replace(/l$/u, 'i').replace(/m$/u, 'n')}s`

/** A species whose noun has the same gender for both sexes. */
const beings = (noun: string): Beings => ({
  feminine: `${noun} fêmea`,
  masculine: `${noun} macho`,
  androgynous: noun,
})

export const ptBR: Language = {
  tag: 'pt-BR',
  phrase: agreeing(pluralOf),
  opening: (name, source) => `${name}${source === '' ? '' : `, de “${source}”`}: `,
  openingPattern: /^(?<name>.{1,80}?)(?:, de “(?<source>.{1,160}?)”)?: (?<first>[^,.]+)/u,
  sentence: (items) => `${items.join(', ')}.`,
  space: ' ',
  also: 'Também na imagem: ',
  character: (character) => `${/\d/u.test(character) ? 'm número' : 'f letra'} ${character}`,
  onChest: (emblem) => `${emblem} no peito`,
  ...readWords('pt-BR', text, beings),
}
