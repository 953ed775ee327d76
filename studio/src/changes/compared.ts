import {
  AGES,
  type CharacterSpec,
  type Hex,
  type HairCut,
  type BeardCut,
} from '../spec/CharacterSpec.ts'
import { channelsOf } from '../spec/channelsOf.ts'
import { keysOf } from '../spec/keysOf.ts'
import { CLOTH_COLORS, HAIR_COLORS, SKIN_COLORS } from '../understanding/colorWords.ts'
import type { Noun } from '../understanding/Noun.ts'
import type { Traits } from '../understanding/Traits.ts'
import type { Comparative } from './changeWords.ts'
import type { Comparison } from './requestIn.ts'

/** The traits that a comparison gives to a character who looks like `spec`; none if nothing can be so compared. */
export const compared = (spec: CharacterSpec, { comparative, noun }: Comparison): Traits => {
  switch (comparative) {
    case 'older':
    case 'younger':
      return { age: stepped(AGES, spec.age, comparative === 'older' ? 1 : -1) ?? spec.age }
    case 'longer':
    case 'shorter':
      return inLength(spec, noun, comparative === 'longer' ? 1 : -1)
    case 'darker':
    case 'lighter':
      return inLight(spec, noun, comparative)
  }
}

/** The value that is `step` places after `from`, or the last one before the list ends; undefined if `from` is not in it. */
const stepped = <Value>(values: readonly Value[], from: Value, step: 1 | -1): Value | undefined => {
  const at = values.indexOf(from)
  return at < 0 ? undefined : (values[at + step] ?? from)
}

const inLength = ({ hair, beard }: CharacterSpec, noun: Noun | undefined, step: 1 | -1): Traits => {
  if (noun?.slot === 'beard') {
    const cut = stepped(BEARDS, beard.cut, step) ?? (step > 0 ? 'long' : 'short')
    return { beard: cut }
  }
  if (noun?.slot !== 'hair') return {}
  return { hair: stepped(CUTS, hair.cut, step) ?? (step > 0 ? 'long' : 'short') }
}

/** From short to long; a cut that is not in the list becomes long or short. */
const CUTS: readonly HairCut[] = ['bald', 'buzz', 'short', 'bob', 'long']
const BEARDS: readonly BeardCut[] = ['none', 'stubble', 'short', 'full', 'long']

/** A thing becomes darker or lighter in its own color; without a thing, it becomes later or earlier in the day. */
const inLight = (
  spec: CharacterSpec,
  noun: Noun | undefined,
  comparative: Extract<Comparative, 'darker' | 'lighter'>,
): Traits => {
  const shadeIn = <Word extends string>(
    table: Readonly<Record<Word, Hex>>,
    color: Hex | undefined,
  ): Word | undefined =>
    color === undefined ? undefined : shaded(table, color, comparative === 'darker' ? 0.6 : 1.45)
  const cloth = (color: Hex | undefined) => shadeIn(CLOTH_COLORS, color)
  switch (noun?.slot) {
    case undefined:
    case 'mood':
      return { time: timeAfter(spec.background.time, comparative) }
    case 'hair':
      return defined('hairColor', shadeIn(HAIR_COLORS, spec.hair.color))
    case 'beard':
      return {
        beard: spec.beard.cut,
        ...defined('beardColor', shadeIn(HAIR_COLORS, spec.beard.color)),
      }
    case 'skin':
    case 'coat':
    case 'face':
      return defined('skin', shadeIn(SKIN_COLORS, spec.skin))
    case 'garment':
      return defined('garmentColor', cloth(spec.garment?.color))
    case 'headwear':
      return defined('headwearColor', cloth(spec.headwear?.color))
    case 'cape':
      return defined('cape', cloth(spec.cape?.color))
    case 'neckwear':
      return defined('neckwearColor', cloth(spec.neckwear?.color))
    case 'gloves':
      return defined('glovesColor', cloth(spec.gloves?.color))
    case 'prop':
      return defined('propColor', cloth(spec.prop?.color))
    default:
      return {}
  }
}

const defined = <Trait extends keyof Traits>(trait: Trait, value: Traits[Trait]): Traits =>
  value === undefined ? {} : { [trait]: value }

const timeAfter = (
  time: CharacterSpec['background']['time'],
  comparative: 'darker' | 'lighter',
): CharacterSpec['background']['time'] =>
  comparative === 'darker' ? (time === 'day' ? 'dusk' : 'night') : time === 'night' ? 'dusk' : 'day'

/** The nearest color in `table` to `color` times `factor`, of those that differ from it in that direction. */
const shaded = <Word extends string>(
  table: Readonly<Record<Word, Hex>>,
  color: Hex,
  factor: number,
): Word | undefined => {
  const wanted = channelsOf(color).map((channel) => Math.min(255, channel * factor))
  const distance = (word: Word) =>
    channelsOf(table[word]).reduce(
      (sum, channel, at) => sum + (channel - (wanted[at] ?? 0)) ** 2,
      0,
    )
  const isBeyond = (word: Word) => (lightness(table[word]) - lightness(color)) * (factor - 1) > 0
  return keysOf(table)
    .filter(isBeyond)
    .toSorted((one, other) => distance(one) - distance(other))[0]
}

const lightness = (color: Hex): number =>
  channelsOf(color).reduce((sum, channel) => sum + channel, 0)
