import { isAnimal } from '../../spec/creatures.ts'
import { inEnglish } from '../foreignWords/inEnglish.ts'
import { readEnglish } from '../readEnglish.ts'
import type { Title } from './Title.ts'

/** Whether a title names an animal that is somebody's own, which no engine knows: "my dog Bello". */
export const isPet = ({ own = false, body }: Title): boolean => {
  if (!own) return false
  const { species } = readEnglish(inEnglish(body)).traits
  return species !== undefined && isAnimal(species)
}
