import type { CharacterSpec, Expression } from '../spec/CharacterSpec.ts'
import { TIMES } from '../spec/CharacterSpec.ts'
import { keysOf } from '../spec/keysOf.ts'
import { inEnglish } from '../understanding/foreignWords/inEnglish.ts'
import { englishOf } from '../understanding/languages/englishOf.ts'
import { readTitle } from '../understanding/request/readTitle.ts'
import { readEnglish } from '../understanding/readEnglish.ts'
import { splitGroup } from '../understanding/splitGroup.ts'
import type { Traits } from '../understanding/Traits.ts'
import { type Presentation, presentationIn, type Way, WAYS } from './Presentation.ts'
import { placesFor } from './placesFor.ts'

/** The values that the takes of a character choose from, those of the character itself first. */
export type Choices = { readonly [Key in Way]: readonly Presentation[Key][] }

/**
 * @param typed what the visitor typed; whatever it states stays
 * @param plain the description of `typed` alone; wherever the character differs from it, somebody has changed it
 */
export const choicesFor = (base: CharacterSpec, typed: string, plain: CharacterSpec): Choices => {
  const own = presentationIn(base)
  const usual = presentationIn(plain)
  const stated = new Set<string>([
    ...keysOf(statedIn(typed)),
    ...WAYS.filter((way) => own[way] !== usual[way]),
  ])
  const open = <Key extends Way>(way: Key, values: readonly Presentation[Key][]) =>
    stated.has(way) ? [own[way]] : [own[way], ...values.filter((value) => value !== own[way])]
  const isGroup = base.companions !== undefined
  return {
    // A group is always shown whole and from the front.
    crop: open('crop', isGroup ? [] : ['none', 'face']),
    turn: open('turn', isGroup ? [] : ['left', 'right', 'front']),
    scene: open('scene', placesFor(base)),
    time: open('time', TIMES),
    expression: open('expression', expressionsFor(base)),
    gaze: open('gaze', ['none', 'left', 'right', 'up']),
    tilt: open('tilt', ['none', 'left', 'right']),
  }
}

/** What the text says of the first one, in words. */
const statedIn = (typed: string): Traits => {
  const english = englishOf(typed)
  const text = splitGroup(english)?.members[0] ?? english
  return readEnglish(inEnglish(readTitle(text).body)).traits
}

/** Expressions that suit a character: a villain does not smile, and children do not scowl. */
const expressionsFor = ({ face, age, background }: CharacterSpec): readonly Expression[] => {
  const isDark = background.mood === 'ominous' && face.expression === 'neutral'
  const suiting = SUITING[isDark ? 'stern' : face.expression]
  return age === 'child' ? suiting.filter((expression) => !UNCHILDLIKE.has(expression)) : suiting
}

const SUITING: Readonly<Record<Expression, readonly Expression[]>> = {
  neutral: ['smile', 'surprised', 'stern', 'grin', 'sad'],
  smile: ['grin', 'neutral', 'surprised', 'sly'],
  grin: ['smile', 'sly', 'surprised', 'neutral'],
  stern: ['angry', 'sly', 'neutral', 'surprised'],
  angry: ['stern', 'sly', 'neutral'],
  sly: ['grin', 'stern', 'neutral', 'angry'],
  sad: ['neutral', 'afraid', 'smile'],
  surprised: ['smile', 'neutral', 'afraid', 'grin'],
  afraid: ['surprised', 'sad', 'neutral'],
}

const UNCHILDLIKE: ReadonlySet<Expression> = new Set(['stern', 'angry', 'sly'])
