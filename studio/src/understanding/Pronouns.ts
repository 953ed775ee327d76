import type { Presentation } from '../spec/CharacterSpec.ts'
import type { Traits } from './Traits.ts'

/** Counts the pronouns of a text: whichever of "she" and "he" occurs more often is about the character. */
export class Pronouns {
  #feminine = 0
  #masculine = 0

  get traits(): Traits {
    if (this.#feminine === this.#masculine) return {}
    return { presentation: this.#feminine > this.#masculine ? 'feminine' : 'masculine' }
  }

  count(presentation: Presentation): void {
    if (presentation === 'feminine') this.#feminine += 1
    if (presentation === 'masculine') this.#masculine += 1
  }
}
