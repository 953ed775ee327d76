import { MARKS, type Mark } from '../spec/CharacterSpec.ts'
import { ADJECTIVAL_NOUNS } from './adjectives/adjectivalNouns.ts'
import { colorsOfClothes, isColor } from './adjectives/colorsOfClothes.ts'
import { resolve } from './adjectives/resolve.ts'
import { inContext } from './inContext.ts'
import { PoseReader } from './PoseReader.ts'
import { creatureCalled } from './creatureCalled.ts'
import { Findings, type TraitResolver } from './Findings.ts'
import { Introduction } from './Introduction.ts'
import { opposite, withoutIt } from './negation.ts'
import type { Noun, Worn } from './Noun.ts'
import { Pronouns } from './Pronouns.ts'
import type { Reading } from './Reading.ts'
import type { Phrase } from './tokens/phrasesOf.ts'
import type { Token } from './tokens/Token.ts'
import type { Traits } from './Traits.ts'

/** Reads a text phrase by phrase: the grammar decides which noun each adjective and negation applies to. */
export class Reader {
  #findings = new Findings()
  /** The last noun that the sentence negates; a "but" revokes the negation: "not a hat but a hood". */
  #denied: Noun | undefined
  #introduction = new Introduction()
  #dressed: 'surely' | 'perhaps' | undefined
  /** Adjectives that do not belong to a noun yet. */
  #pending: string[] = []
  /** The noun that further adjectives apply to, after "is", "of" or "trimmed with". */
  #subject: Noun | undefined
  #lastNoun: Noun | undefined
  /** "Her hair, long and black, …": the noun that words after the comma may apply to. */
  #apposed: Noun | undefined
  #afterNoun = false
  #lastWorn: Worn | undefined
  #negated = false
  #negatesList = false
  #exclusive = false
  #role = false
  #pronouns = new Pronouns()
  #pose = new PoseReader()

  take({ text, token }: Phrase): void {
    this.#introduction.take(token, text)
    if (token !== undefined) this.#take(token, text)
    else if (!this.#negated) this.#findings.reportUnknown(text)
  }

  #take(token: Token, text: string): void {
    const isPose = this.#pose.take(token, this.#negated)
    switch (token.kind) {
      case 'side':
        if (!isPose) this.#findings.reportUnknown(text)
        break
      case 'adjective':
        this.#pending.push(token.text)
        if (this.#pending.length > MAX_PENDING)
          this.#findings.reportUnused(this.#pending.shift() ?? '')
        break
      case 'noun':
        // People have no fur: they wear it.
        if (token.noun.slot === 'coat' && !this.#findings.isCreature)
          this.#findings.reportUnknown(text)
        else this.#noun(this.#beingOr(token.noun, text), text)
        break
      case 'fact':
        if (!this.#negated) {
          this.#findings.learn(resolve({ slot: 'mood' }, this.#pending))
          this.#findings.learnImplied(text, token.traits)
        }
        this.#pending = []
        this.#dressed = undefined
        break
      case 'situation':
        if (this.#negated) this.#findings.learn(opposite(token.situation.suggested))
        else this.#findings.learnSituation(text, token.situation)
        this.#dressed = undefined
        break
      case 'origin':
        if (!this.#negated) this.#findings.learnOrigin(token.traits)
        break
      case 'pronoun':
        this.#pronouns.count(token.presentation)
        if (token.possessive) this.#determiner()
        break
      case 'determiner':
        if (this.#dressed === 'perhaps') this.#dressed = undefined
        this.#determiner()
        break
      case 'dressed':
        this.#settle()
        this.#dressed = token.sure ? 'surely' : 'perhaps'
        if (!token.sure) this.#negated = false
        break
      case 'but': {
        const subject = this.#negated ? this.#subject : undefined
        this.#settle()
        this.#subject = subject
        this.#negated = false
        this.#takeBack()
        break
      }
      case 'copula':
        this.#settle()
        this.#subject = this.#lastNoun
        break
      case 'trim':
        this.#settle()
        this.#subject = this.#lastWorn && { ...this.#lastWorn, trim: true }
        break
      case 'and':
        if (this.#subject !== undefined) this.#settle(true)
        if (token.text === 'and' && !this.#negatesList) this.#negated = false
        break
      case 'comma':
        if (this.#subject !== undefined) this.#settle(true)
        else if (this.#apposed !== undefined) this.#settle()
        if (this.#afterNoun) this.#apposed = this.#lastNoun
        this.#negated = false
        break
      case 'negation':
        this.#settle(true)
        this.#negated = true
        this.#negatesList = token.list
        break
      case 'only':
        this.#exclusive = true
        break
      case 'role':
        this.#settle()
        this.#role = true
        break
      case 'stop':
        this.#settle()
        this.#dressed = undefined
        this.#negated = false
        if (token.sentence) {
          this.#denied = undefined
          this.#exclusive = false
          this.#role = false
          this.#lastNoun = undefined
        }
        break
    }
    this.#afterNoun = token.kind === 'noun'
  }

  finish(age: Traits): Reading {
    this.#settle()
    this.#findings.learn(this.#pronouns.traits)
    return this.#findings.toReading(this.#pose.traits, age)
  }

  #noun(named: Noun, text: string): void {
    const noun = inContext(named, this.#findings, this.#dressed !== undefined)
    const adjectives = this.#pending
    this.#pending = []
    this.#subject = undefined
    this.#apposed = undefined
    this.#dressed = undefined
    if (noun.slot === 'other') {
      if (this.#negated) return
      if (noun.held) this.#findings.holdOther()
      this.#findings.reportUnused(text)
      return
    }
    if (noun.slot === 'emblem' && noun.kind === undefined && !this.#negated) {
      this.#findings.reportUnused(text)
      return
    }
    if (noun.slot === 'garment') this.#putUnderCloak(noun)
    if (noun.slot === 'trim') {
      if (this.#lastWorn)
        this.#findings.learn(resolve({ ...this.#lastWorn, trim: true }, adjectives))
      else this.#findings.reportUnused(text)
      return
    }
    if (noun.slot === 'mark') {
      this.#mark(noun.mark)
      if (ADJECTIVAL_NOUNS.has(text)) this.#pending = [...adjectives]
      else for (const color of adjectives.filter(isColor)) this.#findings.reportUnused(color)
      return
    }
    if (noun.slot === 'person') {
      if (this.#negated) return
      const { isOver, admitsCreature } = this.#introduction
      if (isOver || (creatureCalled(text) !== undefined && !admitsCreature)) {
        if (noun.archetype !== undefined) this.#findings.reportUnused(text)
        return
      }
      this.#introduction.introduce()
      this.#findings.suggestOrigin(noun.origin ?? {})
      this.#findings.meet(noun, text, this.#role)
    }
    if (noun.slot === 'headwear')
      this.#findings.wearHat(
        !this.#negated && noun.plain === true && resolve(noun, adjectives).headwear === noun.kind,
      )
    if (this.#negated) this.#deny(noun, adjectives)
    else {
      const own = ADJECTIVAL_NOUNS.has(text) ? [] : adjectives
      this.#pending = ADJECTIVAL_NOUNS.has(text) ? [...adjectives] : []
      this.#findings.reportIdleAdjectives(noun, own, (some) => resolve(noun, some))
      this.#findings.learnImplied(text, resolve(noun, own), noun)
      if (noun.slot === 'cape') this.#findings.learn({ cape: 'red' })
    }
    if (noun.slot === 'skin' && !this.#negated) this.#findings.colorSkin(resolve(noun, adjectives))
    this.#lastNoun = noun
    if (noun.slot === 'garment' || noun.slot === 'headwear') this.#lastWorn = noun
  }

  /** A parrot is a thing to hold, unless the text is about one. */
  #beingOr(noun: Noun, text: string): Noun {
    return this.#introduction.isOpen ? (creatureCalled(text) ?? noun) : noun
  }

  /** "A cloak over a dress": the cloak becomes a cape. */
  #putUnderCloak({ kind }: Extract<Noun, { readonly slot: 'garment' }>): void {
    if (this.#negated || kind === 'cloak' || this.#findings.traits.garment !== 'cloak') return
    this.#findings.turnCloakIntoCape()
    if (this.#lastWorn?.slot === 'garment') this.#lastWorn = undefined
  }

  /** "No beard" removes the beard; "no long beard" and "not blue eyes" only rule something out. */
  #deny(noun: Noun, adjectives: readonly string[]): void {
    if (adjectives.length > 0 && noun.slot !== 'headwear' && noun.slot !== 'prop') return
    this.#denied = noun
    this.#findings.learn(withoutIt(noun))
  }

  #takeBack(): void {
    if (this.#denied === undefined) return
    this.#findings.revokeLack(this.#denied)
    this.#denied = undefined
  }

  #mark(mark: Mark | 'all'): void {
    if (mark === 'all' || this.#exclusive) this.#findings.removeMarks(MARKS)
    if (mark === 'all') return
    if (this.#negated) this.#findings.removeMarks([mark])
    else this.#findings.addMark(mark)
  }

  /**
   * "A", "the", "her": pending adjectives apply to the person, unless a phrase such as "is a deep blue"
   * continues.
   */
  #determiner(): void {
    if (this.#subject === undefined || this.#pending.length > 0) this.#settle()
  }

  /** Ends a phrase: pending adjectives apply to the subject, or else to the person. */
  #settle(keepSubject = false): void {
    if (this.#pending.length > 0 && !this.#negated) {
      const resolver: TraitResolver = (adjectives) => ({
        ...(this.#apposed && resolve(this.#apposed, adjectives)),
        ...resolve(this.#subject ?? NOBODY, adjectives),
        ...(this.#dressed !== undefined && colorsOfClothes(adjectives)),
      })
      this.#findings.reportIdleAdjectives(this.#subject ?? NOBODY, this.#pending, resolver)
      this.#findings.learn(resolver(this.#pending))
    }
    if (this.#pending.length > 0 && this.#negated && this.#subject === undefined)
      this.#findings.learn(opposite(resolve(NOBODY, this.#pending)))
    if (this.#pending.length > 0) {
      this.#apposed = undefined
      this.#dressed = undefined
    }
    this.#pending = []
    if (!keepSubject) this.#subject = undefined
  }
}

/** How many adjectives in a row are read together, so that a long list of them takes no longer than other words. */
const MAX_PENDING = 12

/** Somebody about whom nothing is known yet. */
const NOBODY: Noun = { slot: 'person', traits: {} }
