import type { Aspect, Style } from '@dramatis/catalogue'
import eragon from '../../pictures/examples/eragon.webp'
import gandalf from '../../pictures/examples/gandalf.webp'
import lyraBelacqua from '../../pictures/examples/lyra-belacqua.webp'
import mario from '../../pictures/examples/mario.webp'
import markGrayson from '../../pictures/examples/mark-grayson.webp'
import paulAtreidies from '../../pictures/examples/paul-atreidies.webp'
import percyJackson from '../../pictures/examples/percy-jackson.webp'
import trisPrior from '../../pictures/examples/tris-prior.webp'

export interface Example {
  readonly character: string
  readonly style: Style
  /** Absent in all current examples, which keep the visitor's choice. */
  readonly aspect?: Aspect
  /** The URL of a square picture, drawn by tools/drawExamples.mjs. */
  readonly picture: string
}

/** The eight examples, in the order and spelling that call-1 demands. */
export const examples: readonly Example[] = [
  { character: 'Mark Grayson', style: 'nintendo', picture: markGrayson },
  { character: 'Gandalf', style: 'ghibli', picture: gandalf },
  { character: 'Mario', style: 'lego', picture: mario },
  { character: 'Paul Atreidies', style: 'lego', picture: paulAtreidies },
  { character: 'Lyra Belacqua', style: 'realistic', picture: lyraBelacqua },
  { character: 'Eragon', style: 'realistic', picture: eragon },
  { character: 'Tris Prior', style: 'realistic', picture: trisPrior },
  { character: 'Percy Jackson', style: 'realistic', picture: percyJackson },
]
