import type { CharacterSpec, Hex, Scene } from '../spec/CharacterSpec.ts'
import { bedroom } from './bedroom.ts'
import { newYork, paris } from './capitals.ts'
import { cathedral, circus, stage, starship, throneRoom } from './halls.ts'
import { christmas, party } from './festivities.ts'
import { farm, garden, japaneseGarden, meadow, savanna } from './lands.ts'
import { london } from './london.ts'
import { moon, park, stadium } from './outings.ts'
import {
  classroom,
  interior,
  kitchen,
  laboratory,
  library,
  studio,
  tavern,
  workshop,
} from './rooms.ts'
import { battlefield, castle, graveyard, temple } from './sights.ts'
import type { Sketch } from './Sketch.ts'
import { cafe, train } from './travel.ts'
import { city, market, neonStreet, oldTown, rooftop } from './towns.ts'
import { ship, underwater } from './waters.ts'
import { arctic, desert, forest, hills, mountains, ruins, sea, space } from './wilds.ts'
import { winterStreet } from './winterStreet.ts'
import { alienPlanet, cave, stars, volcano } from './wonders.ts'
import { autumnWood, beach, jungle, pyramids } from './woods.ts'
import { gym, hospital, office } from './workplaces.ts'

/** The scenes that sculpted styles do not paint from the sketch: each has its own landscape of relief and noise. */
const STYLED = { studio, hills, forest, mountains, desert, sea, space, arctic, interior, ruins }
export type StyledScene = keyof typeof STYLED
export type SketchedScene = Exclude<Scene, StyledScene>

/** Whether sculpted styles, too, paint the scene from its sketch. */
export const isSketched = (scene: Scene): scene is SketchedScene => !(scene in STYLED)

export const SKETCHES: Readonly<Record<Scene, Sketch>> = {
  ...STYLED,
  library,
  kitchen,
  tavern,
  classroom,
  laboratory,
  workshop,
  'throne-room': throneRoom,
  cathedral,
  stage,
  circus,
  starship,
  'old-town': oldTown,
  'neon-street': neonStreet,
  city,
  castle,
  rooftop,
  market,
  graveyard,
  battlefield,
  temple,
  meadow,
  garden,
  'japanese-garden': japaneseGarden,
  farm,
  jungle,
  'autumn-wood': autumnWood,
  savanna,
  pyramids,
  beach,
  ship,
  underwater,
  cave,
  volcano,
  'alien-planet': alienPlanet,
  stars,
  paris,
  'new-york': newYork,
  london,
  park,
  stadium,
  moon,
  'winter-street': winterStreet,
  bedroom,
  christmas,
  party,
  office,
  gym,
  hospital,
  cafe,
  train,
}

/** The light that a place casts on people there, if any; outdoors, lamps and fires cast none by day. */
export const lightOf = ({ scene, time }: CharacterSpec['background']): Hex | undefined => {
  if (!isSketched(scene)) return LIGHTS[scene]
  const { open, light } = SKETCHES[scene]
  return open && time === 'day' ? undefined : light
}

const LIGHTS: Partial<Record<StyledScene, Hex>> = {
  arctic: '#d0e4ff',
  space: '#8aa8ff',
  interior: '#ffc890',
}
