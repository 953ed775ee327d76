import type { Gaze, Tilt } from '../spec/CharacterSpec.ts'
import type { Token } from './tokens/Token.ts'
import type { Traits } from './Traits.ts'

/** Reads the gaze and the tilt of the head, whose words may be apart: "tilts her head a little to the left". */
export class PoseReader {
  #traits: { gaze?: Gaze; tilt?: Tilt } = {}
  #turning: 'eyes' | 'head' | undefined
  #isOfHead = false
  #isOwn = false

  get traits(): Traits {
    return this.#traits
  }

  /** Reads the next token. Returns whether the token itself describes a gaze or a tilt. */
  take(token: Token, isNegated: boolean): boolean {
    const isOwn = this.#isOwn
    this.#isOwn = token.kind === 'pronoun' && token.possessive
    switch (token.kind) {
      case 'look':
        this.#turning = isNegated ? undefined : 'eyes'
        return true
      case 'tilt':
        this.#turning = isNegated ? undefined : 'head'
        if (this.#isOfHead) this.#lean(undefined)
        return true
      case 'side':
        return this.#turn(isOwn ? (OWN_SIDES[token.side] ?? token.side) : token.side)
      case 'noun':
        this.#isOfHead = token.noun.slot === 'face'
        if (this.#turning === 'head' && this.#isOfHead) this.#lean(undefined)
        else if (token.noun.slot !== 'eyes') this.#turning = undefined
        return false
      case 'stop':
        if (!token.sentence) return false
        this.#rest()
        return false
      case 'comma':
      case 'and':
        this.#rest()
        return false
      default:
        return false
    }
  }

  #rest(): void {
    this.#turning = undefined
    this.#isOfHead = false
  }

  #turn(side: Gaze): boolean {
    if (this.#turning === 'eyes') this.#traits.gaze ??= side
    else if (this.#turning === 'head' && (side === 'left' || side === 'right')) this.#lean(side)
    else return false
    this.#turning = undefined
    return true
  }

  #lean(side: Tilt | undefined): void {
    this.#traits.tilt = side ?? this.#traits.tilt ?? 'right'
  }
}

/** "To her left" means toward the right side of the picture. */
const OWN_SIDES: Partial<Record<Gaze, Gaze>> = { left: 'right', right: 'left' }
