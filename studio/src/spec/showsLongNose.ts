import type { CharacterSpec } from './CharacterSpec.ts'
import { isCreature } from './creatures.ts'

/** Whether a nose as long as Pinocchio's is drawn: robots have none, and creatures have muzzles. */
export const showsLongNose = ({
  face,
  species,
}: Pick<CharacterSpec, 'face' | 'species'>): boolean =>
  face.nose === 'long' && species !== 'robot' && !isCreature(species)
