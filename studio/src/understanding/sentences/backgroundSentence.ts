import type { CharacterSpec, Scene } from '../../spec/CharacterSpec.ts'
import { withArticle } from '../english.ts'
import { MOOD_PHRASES, SCENE_PHRASES, TIME_PHRASES } from '../vocabulary.ts'
import type { Voice } from './Voice.ts'

/** The sentence about what is behind a character. */
export const backgroundSentence = (
  { background }: CharacterSpec,
  { them, pick }: Voice,
): string => {
  const scene = SCENE_TEXTS[background.scene]
  const time = background.time === 'day' ? 'by day' : `at ${TIME_PHRASES[background.time][0]}`
  const mood = MOOD_PHRASES[background.mood][0]
  return pick('background', [
    `Behind ${them} is ${scene} ${time}, in ${withArticle(mood)} mood.`,
    `The background is ${scene} ${time}; the mood is ${mood}.`,
    `The scene is ${scene} ${time}, and the atmosphere is ${mood}.`,
  ])
}

/** "in an old library". */
export const placeText = (scene: Scene): string =>
  `${PREPOSITIONS[scene] ?? 'in'} ${SCENE_TEXTS[scene]}`

const PREPOSITIONS: Partial<Record<Scene, string>> = {
  ...{ hills: 'before', mountains: 'before', castle: 'before', pyramids: 'before' },
  ...{ volcano: 'before', sea: 'by', stage: 'on', beach: 'on', ship: 'on', starship: 'on' },
  ...{ rooftop: 'on', farm: 'on', savanna: 'on', 'alien-planet': 'on', battlefield: 'on' },
  ...{ meadow: 'on', stars: 'under', market: 'at' },
}

const SCENE_TEXTS = {
  studio: `a ${SCENE_PHRASES.studio[0]}`,
  hills: `a landscape of ${SCENE_PHRASES.hills[0]}`,
  forest: `a ${SCENE_PHRASES.forest[0]}`,
  mountains: `a range of ${SCENE_PHRASES.mountains[0]}`,
  desert: `a ${SCENE_PHRASES.desert[0]}`,
  sea: `the ${SCENE_PHRASES.sea[0]}`,
  city: `a ${SCENE_PHRASES.city[0]}`,
  castle: `a ${SCENE_PHRASES.castle[0]}`,
  space: SCENE_PHRASES.space[0],
  arctic: `the ${SCENE_PHRASES.arctic[0]}`,
  interior: `a ${SCENE_PHRASES.interior[0]}`,
  ruins: `a place of ${SCENE_PHRASES.ruins[0]}`,
  library: `an ${SCENE_PHRASES.library[0]}`,
  kitchen: `a ${SCENE_PHRASES.kitchen[0]}`,
  tavern: `a ${SCENE_PHRASES.tavern[0]}`,
  classroom: `a ${SCENE_PHRASES.classroom[0]}`,
  laboratory: `a ${SCENE_PHRASES.laboratory[0]}`,
  workshop: `a ${SCENE_PHRASES.workshop[0]}`,
  'throne-room': `a ${SCENE_PHRASES['throne-room'][0]}`,
  cathedral: `a ${SCENE_PHRASES.cathedral[0]}`,
  stage: `a ${SCENE_PHRASES.stage[0]}`,
  circus: `a ${SCENE_PHRASES.circus[0]}`,
  starship: `the ${SCENE_PHRASES.starship[0]}`,
  'old-town': `a ${SCENE_PHRASES['old-town'][0]}`,
  'neon-street': `a ${SCENE_PHRASES['neon-street'][0]}`,
  rooftop: `a ${SCENE_PHRASES.rooftop[0]}`,
  market: `a ${SCENE_PHRASES.market[0]}`,
  graveyard: `a ${SCENE_PHRASES.graveyard[0]}`,
  battlefield: `a ${SCENE_PHRASES.battlefield[0]}`,
  temple: `a ${SCENE_PHRASES.temple[0]}`,
  meadow: `a ${SCENE_PHRASES.meadow[0]}`,
  garden: `a ${SCENE_PHRASES.garden[0]}`,
  'japanese-garden': `a ${SCENE_PHRASES['japanese-garden'][0]}`,
  farm: `a ${SCENE_PHRASES.farm[0]}`,
  jungle: `a ${SCENE_PHRASES.jungle[0]}`,
  'autumn-wood': `an ${SCENE_PHRASES['autumn-wood'][0]}`,
  savanna: `the ${SCENE_PHRASES.savanna[0]}`,
  pyramids: `the ${SCENE_PHRASES.pyramids[0]}`,
  beach: `a ${SCENE_PHRASES.beach[0]}`,
  ship: `the ${SCENE_PHRASES.ship[0]}`,
  underwater: `a ${SCENE_PHRASES.underwater[0]}`,
  cave: `a ${SCENE_PHRASES.cave[0]}`,
  volcano: `a ${SCENE_PHRASES.volcano[0]}`,
  'alien-planet': `an ${SCENE_PHRASES['alien-planet'][0]}`,
  stars: `a ${SCENE_PHRASES.stars[0]}`,
  paris: 'the Eiffel Tower',
  'new-york': 'the skyline of New York',
  london: 'a view of Big Ben',
  park: `a ${SCENE_PHRASES.park[0]}`,
  stadium: `a ${SCENE_PHRASES.stadium[0]}`,
  moon: `the ${SCENE_PHRASES.moon[0]}`,
  'winter-street': `a ${SCENE_PHRASES['winter-street'][0]}`,
  bedroom: `a ${SCENE_PHRASES.bedroom[0]}`,
  christmas: 'a Christmas living room',
  party: `a ${SCENE_PHRASES.party[0]}`,
  office: `an ${SCENE_PHRASES.office[0]}`,
  gym: `a ${SCENE_PHRASES.gym[0]}`,
  hospital: `a ${SCENE_PHRASES.hospital[0]}`,
  cafe: `a ${SCENE_PHRASES.cafe[0]}`,
  train: `a ${SCENE_PHRASES.train[0]}`,
} as const
