import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { seededChoice } from '../SeededChoice.ts'

/** The words that sentences about a character share, and the choice of their wording. */
export interface Voice {
  readonly they: string
  readonly their: string
  readonly them: string
  readonly are: string
  readonly have: string
  readonly wear: string
  readonly hold: string
  readonly carry: string
  readonly pick: ReturnType<typeof seededChoice>['pick']
}

export const voiceOf = ({ presentation, seed }: CharacterSpec): Voice => ({
  ...PRONOUNS[presentation],
  pick: seededChoice(seed).pick,
})

const SINGULAR = { are: 'is', have: 'has', wear: 'wears', hold: 'holds', carry: 'carries' }
const PRONOUNS = {
  feminine: { they: 'She', their: 'Her', them: 'her', ...SINGULAR },
  masculine: { they: 'He', their: 'His', them: 'him', ...SINGULAR },
  androgynous: {
    they: 'They',
    their: 'Their',
    them: 'them',
    are: 'are',
    have: 'have',
    wear: 'wear',
    hold: 'hold',
    carry: 'carry',
  },
} as const
