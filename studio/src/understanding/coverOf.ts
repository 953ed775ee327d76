import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { creatureOf } from '../spec/creatures.ts'

/** What somebody's skin color is the color of. */
export const coverOf = (
  being: Pick<CharacterSpec, 'species'>,
): 'skin' | 'fur' | 'feathers' | 'scales' => {
  const coat = creatureOf(being)?.coat
  return coat === 'fur' || coat === 'feathers' || coat === 'scales' ? coat : 'skin'
}
