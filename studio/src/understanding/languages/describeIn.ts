import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { isCreature } from '../../spec/creatures.ts'
import { capitalized } from '../capitalized.ts'
import type { Language } from './Language.ts'
import { namingIn } from './naming.ts'
import { phrasesIn } from './phrases.ts'

/**
 * Lists everything that a painter needs to know about a character, in a form that `readIn` can read. The source and
 * the background of a companion are left out, because they are those of the lead.
 */
export const describeIn = (
  language: Language,
  spec: CharacterSpec,
  isCompanion = false,
): string => {
  const { none, opening, sentence, space } = language
  const say = phrasesIn(language)
  const { face, hair, beard, marks, headwear, garment, prop, background } = spec
  const { name, source } = namingIn(language.tag, spec)
  const sentences = [
    [say.coat(spec), say.head(face.head), say.nose(face.nose), say.mouth(face.mouth)],
    [
      ...[say.eyes(face), say.expression(face.expression)],
      ...(face.gaze ? [say.gaze(face.gaze)] : []),
      ...(face.turn ? [say.turn(face.turn)] : []),
      ...(face.tilt ? [say.tilt(face.tilt)] : []),
    ],
    [
      ...(hair.cut === 'bald' && isCreature(spec.species) ? [] : [say.hair(hair)]),
      ...(hair.cut === 'bald' && !isCreature(spec.species) ? [say.eyebrows(hair.color)] : []),
      ...(beard.cut === 'none' && isBeardless(spec) ? [] : [say.beard(beard)]),
    ],
    marks.length === 0 ? [none.marks] : marks.map(say.mark),
    headwear ? [say.headwear(headwear), say.trim(headwear.trim)] : [none.headwear],
    garment
      ? [
          say.garment(garment),
          say.trim(garment.trim),
          ...(garment.pattern ? [say.pattern(garment.pattern)] : []),
        ]
      : [none.garment],
    ...overClothes(spec, say),
    [prop ? say.prop(prop) : none.prop],
    ...(isCompanion
      ? []
      : [
          [
            say.scene(background.scene),
            say.time(background.time),
            say.mood(background.mood),
            ...(spec.crop ? [say.crop(spec.crop)] : []),
          ],
        ]),
  ]
  const first = sentence([
    `${opening(name, isCompanion ? '' : source)}${say.person(spec)}`,
    say.build(spec.build),
    ...(spec.origin ? [say.origin(spec.origin)] : []),
  ])
  return [
    first,
    ...sentences.filter(({ length }) => length > 0).map((items) => capitalized(sentence(items))),
  ].join(space)
}

const overClothes = (
  { emblem, cape, neckwear, gloves }: CharacterSpec,
  say: ReturnType<typeof phrasesIn>,
): readonly (readonly string[])[] => [
  ...(emblem
    ? [[say.emblem(emblem), ...(emblem.frame ? [say.emblemFrame(emblem.frame)] : [])]]
    : []),
  ...(cape ? [[say.cape(cape.color)]] : []),
  ...(neckwear ? [[say.neckwear(neckwear)]] : []),
  ...(gloves ? [[say.gloves(gloves)]] : []),
]

/** Whether to leave out "no beard": nobody expects one, and a painter might draw a beard because of the word. */
const isBeardless = ({ species, presentation, age }: CharacterSpec): boolean =>
  isCreature(species) || presentation === 'feminine' || age === 'child'
