import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import { creatureOf, type Coat } from '../../spec/creatures.ts'
import { albedo, flesh } from '../color.ts'
import { skinMaterial } from '../head/skin.ts'
import { metal } from '../materials.ts'
import type { Material } from '../../kernel/Material.ts'
import type { Vector } from '../../kernel/vector.ts'

/** The material that covers this character: skin, or a creature's coat. */
export const coverOf = (spec: CharacterSpec): Material => {
  const creature = creatureOf(spec)
  return creature ? COATS[creature.coat](albedo(spec.skin)) : skinMaterial(flesh(spec.skin))
}

const COATS: Readonly<Record<Coat, (color: Vector) => Material>> = {
  fur: (color) => ({
    ...{ kind: 'coat', coat: 'fur', color, gloss: 0.03, power: 10 },
    ...{ fresnel: 0.35, subsurface: 0.3, texture: 0.75, frequency: 46 },
  }),
  feathers: (color) => ({
    ...{ kind: 'coat', coat: 'feathers', color, gloss: 0.06, power: 16 },
    ...{ fresnel: 0.25, subsurface: 0.2, texture: 0.5, frequency: 7 },
  }),
  scales: (color) => ({
    ...{ kind: 'coat', coat: 'scales', color, gloss: 0.3, power: 26 },
    ...{ fresnel: 0.3, texture: 0.8, frequency: 9 },
  }),
  hide: (color) => ({
    ...{ kind: 'coat', coat: 'hide', color, gloss: 0.2, power: 22 },
    ...{ subsurface: 0.6, fresnel: 0.3, texture: 0.2, frequency: 8 },
  }),
  bark: (color) => ({
    ...{ kind: 'coat', coat: 'bark', color, gloss: 0.03, power: 12 },
    ...{ fresnel: 0.1, texture: 0.9, frequency: 9 },
  }),
  stone: (color) => ({
    ...{ kind: 'coat', coat: 'stone', color, gloss: 0.05, power: 14 },
    ...{ fresnel: 0.1, texture: 0.7, frequency: 2.6 },
  }),
  bone: (color) => ({
    ...{ kind: 'coat', coat: 'hide', color, gloss: 0.12, power: 22 },
    ...{ subsurface: 0.35, fresnel: 0.2, texture: 0.16, frequency: 6 },
  }),
  jelly: (color) => ({
    ...{ kind: 'coat', coat: 'hide', color, gloss: 0.5, power: 60 },
    ...{ subsurface: 1, fresnel: 0.8, texture: 0 },
  }),
  linen: (color) => ({
    ...{ kind: 'coat', coat: 'linen', color, gloss: 0.02, power: 12 },
    ...{ fresnel: 0.2, texture: 0.7, frequency: 5.5 },
  }),
  metal,
}
