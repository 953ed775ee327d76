import type { Token } from './tokens/Token.ts'

/**
 * Decides which nouns for people and creatures are the subject of a text: "a queen with a cat" is not about a cat,
 * and "Gandalf riding a horse" and "a woman riding a horse" are not about a horse.
 */
export class Introduction {
  #state: 'not yet' | 'now' | 'over' = 'not yet'
  /** Whether a creature may be the first subject of the text; after "Gandalf, …", only one with an article may. */
  #opening: 'open' | 'paused' | 'closed' = 'open'
  /** An unknown word that may be a verb, or the first word for what somebody does. */
  #verb = ''
  #isFirst = true

  get isOver(): boolean {
    return this.#state === 'over'
  }

  /** Whether a creature that is mentioned now is the subject. */
  get admitsCreature(): boolean {
    return this.#state === 'now' || this.isOpen
  }

  /** Whether nobody has been introduced yet and a creature may be. */
  get isOpen(): boolean {
    return this.#state === 'not yet' && this.#opening === 'open'
  }

  introduce(): void {
    this.#state = 'now'
    this.#verb = ''
  }

  take(token: Token | undefined, text: string): void {
    if (token === undefined) this.#verb = text
    else this.#follow(token, text)
    this.#isFirst = false
  }

  #follow(token: Token, text: string): void {
    switch (token.kind) {
      case 'situation':
        this.#verb = text.split(' ', 1).join()
        break
      case 'determiner':
        this.#determine()
        if (this.#opening === 'paused') this.#opening = 'open'
        break
      case 'pronoun':
        if (token.possessive) this.#determine()
        break
      case 'dressed':
      case 'stop':
        if (this.#state === 'now') this.#state = 'over'
        if (token.kind === 'dressed' || !token.sentence) this.#opening = 'closed'
        this.#verb = ''
        break
      case 'copula':
      case 'role':
        if (this.#state === 'over') this.#state = 'now'
        if (text !== 'of') this.#opening = 'open'
        this.#verb = ''
        break
      case 'comma':
        if (this.#isFirst) this.#opening = 'paused'
        this.#verb = ''
        break
      case 'and':
        if (this.#isFirst) this.#opening = 'closed'
        this.#verb = ''
        break
      default:
    }
  }

  /** Notes that what follows is about another being, as after "riding a". */
  #determine(): void {
    if (this.#verb === '') return
    if (this.#state === 'now') this.#state = 'over'
    if (this.#verb.endsWith('ing')) this.#opening = 'closed'
    this.#verb = ''
  }
}
