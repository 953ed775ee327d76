import { MARKS, type Mark } from '../spec/CharacterSpec.ts'
import { isCreature } from '../spec/creatures.ts'
import { type ArchetypeName, BODY_ARCHETYPES } from './archetypes.ts'
import { withoutIt } from './negation.ts'
import type { Noun } from './Noun.ts'
import type { Reading, Unused } from './Reading.ts'
import { resolve } from './adjectives/resolve.ts'
import type { Situation } from './situations.ts'
import { situationsOf, type Told } from './situationsOf.ts'
import type { Traits } from './Traits.ts'

/** Returns the traits that the adjectives express in their context. */
export type TraitResolver = (adjectives: readonly string[]) => Traits

/** What a text has said about a character so far. The first mention of a thing wins. */
export class Findings {
  #traits: Traits = {}
  #origin: Traits = {}
  #addedMarks = new Set<Mark>()
  #removedMarks = new Set<Mark>()
  #archetype: ArchetypeName | undefined
  /** The word that gave the archetype, if it is vague, so that a clearer word may replace it. */
  #vague: string | undefined
  #bodyArchetype: ArchetypeName | undefined
  #inRole = false
  #hasSkinColor = false
  #holdsOther = false
  #plainHat = false
  #situations: Told[] = []
  #unused: Unused[] = []

  get traits(): Traits {
    return this.#traits
  }

  get hasArchetype(): boolean {
    return this.#archetype !== undefined
  }

  /** Whether the character already wears a hat, so that a bandana goes around the neck. */
  get hasHat(): boolean {
    const { headwear = 'none' } = this.#traits
    return this.#archetype === 'cowboy' || (headwear !== 'none' && headwear !== 'bandana')
  }

  get isCreature(): boolean {
    const { species } = this.#traits
    return species !== undefined && isCreature(species)
  }

  learn(traits: Traits): void {
    this.#traits = { ...traits, ...this.#traits }
  }

  /**
   * Learns the traits that a word implies. If all of them contradict what the text said before, the word is reported
   * as unused, unless it is a word for a person.
   */
  learnImplied(text: string, traits: Traits, noun?: Noun): void {
    const implied = Object.entries(noun === undefined ? traits : resolve(noun, []))
    const before = new Map<string, unknown>(Object.entries(this.#traits))
    const isLate = implied.every(
      ([trait, value]) => before.has(trait) && before.get(trait) !== value,
    )
    if (implied.length > 0 && isLate && noun?.slot !== 'person') this.reportUnused(text)
    this.learn(traits)
  }

  learnSituation(text: string, situation: Situation): void {
    const { marks = [], ...traits } = situation.said
    if (Object.keys(traits).length > 0) this.learnImplied(text, traits)
    for (const mark of marks) this.addMark(mark)
    this.#situations.push({ text, situation })
  }

  /** Learns the region that the text names, and suggests the complexion that is likely there. */
  learnOrigin({ origin, ...complexion }: Traits): void {
    this.suggestOrigin(complexion)
    if (origin !== undefined) this.learn({ origin })
  }

  suggestOrigin(complexion: Traits): void {
    this.#origin = { ...complexion, ...this.#origin }
  }

  /**
   * Learns a kind of person. The body comes from the first archetype for a body; the clothes come from the first
   * other archetype, unless it is vague and a clearer one follows.
   */
  meet(
    { archetype, vague = false }: Extract<Noun, { readonly slot: 'person' }>,
    text: string,
    inRole: boolean,
  ): void {
    if (archetype === undefined) return
    if (BODY_ARCHETYPES.has(archetype)) {
      this.#bodyArchetype ??= archetype
    } else if (this.#archetype === undefined || (this.#vague !== undefined && !vague)) {
      if (this.#vague !== undefined) this.reportUnused(this.#vague)
      this.#archetype = archetype
      this.#vague = vague ? text : undefined
    } else {
      if (this.#archetype !== archetype) this.reportUnused(text)
      return
    }
    this.#inRole = inRole
  }

  /** "A fox with white fur": what the text says about the skin outranks what the word for the creature implies. */
  colorSkin({ skin }: Traits): void {
    if (skin === undefined || this.#hasSkinColor) return
    this.#hasSkinColor = true
    this.#traits = { ...this.#traits, skin }
  }

  /** Turns the cloak into a cape, to be worn over other clothes. */
  turnCloakIntoCape(): void {
    const { garment: _, garmentColor, garmentTrim, ...others } = this.#traits
    this.#traits = { cape: garmentColor ?? garmentTrim ?? 'brown', ...others }
  }

  addMark(mark: Mark): void {
    this.#addedMarks.add(mark)
  }

  removeMarks(marks: readonly Mark[]): void {
    for (const mark of marks) this.#removedMarks.add(mark)
  }

  wearHat(isPlain: boolean): void {
    if (this.#traits.headwear === undefined) this.#plainHat = isPlain
  }

  holdOther(): void {
    this.#holdsOther = true
  }

  /** Undoes an earlier statement that the character does not have `noun`. */
  revokeLack(noun: Noun): void {
    const denied = withoutIt(noun)
    this.#traits = Object.fromEntries(
      Object.entries(this.#traits).filter(([trait]) => !(trait in denied)),
    )
  }

  /** Reports a word of the vocabulary that changes nothing. */
  reportUnused(text: string): void {
    this.#unused.push({ text, known: true })
  }

  reportUnknown(text: string): void {
    this.#unused.push({ text, known: false })
  }

  /**
   * Reports the adjectives that neither add to the others nor mean anything alone. "Little" is not one of them in
   * "little schoolgirl": it adds nothing, but alone it means a child.
   */
  reportIdleAdjectives(noun: Noun, adjectives: readonly string[], resolver: TraitResolver): void {
    const bare: Noun = noun.slot === 'person' ? { ...noun, traits: {} } : noun
    const [together, nothing] = [written(resolver(adjectives)), written(resolve(bare, []))]
    const isIdle = (adjective: string) =>
      written(resolve(bare, [adjective])) === nothing &&
      written(resolver(adjectives.filter((other) => other !== adjective))) === together
    const idle = new Set([...new Set(adjectives)].filter(isIdle))
    for (const adjective of adjectives) if (idle.has(adjective)) this.reportUnused(adjective)
  }

  /** The reading, with the pose that the text describes and the age that it states in years. */
  toReading(pose: Traits, age: Traits): Reading {
    const archetype = this.#archetype ?? this.#bodyArchetype
    const said: Traits = {
      ...(this.#holdsOther && { prop: 'none' }),
      ...pose,
      ...this.#traits,
      ...age,
    }
    const { suggested, implied, undrawn } = situationsOf(this.#situations, said)
    return {
      traits: { ...suggested, ...said },
      implied,
      origin: this.#origin,
      marks: {
        added: MARKS.filter((mark) => this.#addedMarks.has(mark)),
        removed: MARKS.filter(
          (mark) => this.#removedMarks.has(mark) && !this.#addedMarks.has(mark),
        ),
      },
      ...(archetype !== undefined && { archetype }),
      ...(this.#archetype !== undefined &&
        this.#bodyArchetype !== undefined && { bodyArchetype: this.#bodyArchetype }),
      inRole: this.#inRole,
      plainHat: this.#plainHat,
      unused: [...this.#unused, ...undrawn.map((text) => ({ text, known: true }))],
    }
  }
}

const written = (traits: Traits): string => JSON.stringify(traits)
