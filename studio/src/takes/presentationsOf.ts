import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { hash } from '../understanding/SeededChoice.ts'
import { withTraits } from '../understanding/withTraits.ts'
import type { Choices } from './choicesFor.ts'
import { differencesOf, distanceOf, presentationIn, type Presentation } from './Presentation.ts'

/** The number of consecutive takes of which no two are alike. */
const UNLIKE = 12
/** The number of ideas for each take, of which the best is taken. */
const IDEAS = 96

/**
 * Take `index` (1 or more) of a character: among some random ideas, the one that differs most from the character and
 * the takes before it.
 */
export const presentationsOf =
  (base: CharacterSpec, choices: Choices) =>
  (index: number): CharacterSpec => {
    const shown: Presentation[] = [presentationIn(base)]
    for (let take = 1; take <= index; take++) {
      const recent = shown.slice(1 - UNLIKE)
      const nearest = (idea: Presentation): number =>
        Math.min(...recent.map((other) => distanceOf(differencesOf(base, idea, other))))
      shown.push(best(ideasFor(base, choices, take), nearest))
    }
    return withTraits(base, shown[index] ?? presentationIn(base))
  }

const ideasFor = (
  base: CharacterSpec,
  choices: Choices,
  take: number,
): readonly [Presentation, ...Presentation[]] => {
  const own = presentationIn(base)
  const idea = (at: number): Presentation => {
    const pick = <Value>(way: string, values: readonly Value[], otherwise: Value): Value =>
      values[hash(`${way} ${take} ${at}`, base.seed) % values.length] ?? otherwise
    const turn = pick('turn', choices.turn, own.turn)
    // Eyes that look even farther away than a turned head show nothing but white.
    const isAside = turn === 'left' || turn === 'right'
    return {
      turn,
      crop: pick('crop', choices.crop, own.crop),
      scene: pick('scene', choices.scene, own.scene),
      time: pick('time', choices.time, own.time),
      expression: pick('expression', choices.expression, own.expression),
      gaze: pick('gaze', isAside ? choices.gaze.filter(isNotAside) : choices.gaze, own.gaze),
      tilt: pick('tilt', choices.tilt, own.tilt),
    }
  }
  return [idea(0), ...Array.from({ length: IDEAS - 1 }, (_, at) => idea(at + 1))]
}

const isNotAside = (gaze: Presentation['gaze']): boolean => gaze !== 'left' && gaze !== 'right'

const best = <Idea>(
  [first, ...others]: readonly [Idea, ...Idea[]],
  rank: (idea: Idea) => number,
) => {
  let [chosen, most] = [first, rank(first)]
  for (const idea of others) {
    const own = rank(idea)
    if (own > most) [chosen, most] = [idea, own]
  }
  return chosen
}
