import type {
  BeardCut,
  Emblem,
  Expression,
  Garment,
  Glove,
  HairCut,
  Headwear,
  Mark,
  Neckwear,
  Prop,
} from '../spec/CharacterSpec.ts'
import type { ArchetypeName } from './archetypes.ts'
import type { Traits } from './Traits.ts'

/** Something that adjectives can describe. */
export type Noun =
  | {
      readonly slot: 'person'
      readonly traits: Traits
      readonly archetype?: ArchetypeName
      readonly origin?: Traits
      readonly vague?: boolean
      /** Whether the text has a word for the person, which colors may describe: "a black cat" has black fur. */
      readonly named?: boolean
    }
  | {
      readonly slot:
        'coat' | 'skin' | 'face' | 'nose' | 'mouth' | 'eyes' | 'build' | 'mood' | 'trim'
    }
  | { readonly slot: 'expression'; readonly expression?: Expression }
  | { readonly slot: 'hair'; readonly cut?: HairCut }
  | { readonly slot: 'beard'; readonly cut?: BeardCut }
  | {
      readonly slot: 'headwear'
      readonly kind: Headwear
      readonly trim?: boolean
      /** Whether the text says just "a hat": then the kind is a guess, which the lexicon overrides. */
      readonly plain?: boolean
    }
  | { readonly slot: 'garment'; readonly kind: Garment; readonly trim?: boolean }
  | { readonly slot: 'emblem'; readonly kind?: Emblem }
  | { readonly slot: 'cape' }
  | { readonly slot: 'neckwear'; readonly kind: Neckwear }
  | { readonly slot: 'gloves'; readonly kind: Glove }
  | { readonly slot: 'prop'; readonly kind: Prop }
  | { readonly slot: 'mark'; readonly mark: Mark | 'all' }
  /**
   * A thing that is on none of the lists but may have adjectives; a character who holds one holds nothing
   * else.
   */
  | { readonly slot: 'other'; readonly held: boolean }

export type Worn = Extract<Noun, { readonly slot: 'headwear' | 'garment' }>
