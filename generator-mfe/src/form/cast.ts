import { attempt } from '@dramatis/store/attempt'
import { randomSeed } from '../generation/randomSeed.ts'
import cast from './cast.json'
import { shuffled } from './shuffled.ts'

/** Whom the built-in engine knows, each with a source. */
export const CAST: readonly string[] = Object.entries(cast.names).flatMap(([source, names]) =>
  names.map((name) => `${name}, ${source}`),
)

/**
 * The next of the cast in an order of this browser's own, so that nobody comes twice before everybody has come; nobody
 * once all have, and another order begins.
 *
 * @param known whom to leave out
 */
export const nextOfCast = (known: ReadonlySet<string>): string | undefined => {
  const { seed, index } = readPlace()
  const rest = shuffled(CAST, seed).slice(index)
  const at = rest.findIndex((name) => !known.has(name))
  keepPlace(at < 0 ? { seed: randomSeed(), index: 0 } : { seed, index: index + at + 1 })
  return rest[at]
}

/** Where a browser is in its order. */
interface Place {
  readonly seed: number
  readonly index: number
}

const PLACE_KEY = 'dramatis-cast'

/** For browsers that keep nothing: lasts as long as the page. */
let lastPlace: Place | undefined

const readPlace = (): Place => {
  const kept = attempt(() => localStorage.getItem(PLACE_KEY)) ?? ''
  const [, seed, index] = /^(\d+):(\d+)$/.exec(kept) ?? []
  if (seed !== undefined && index !== undefined) return { seed: Number(seed), index: Number(index) }
  return lastPlace ?? { seed: randomSeed(), index: 0 }
}

const keepPlace = (place: Place): void => {
  lastPlace = place
  attempt(() => localStorage.setItem(PLACE_KEY, `${place.seed}:${place.index}`))
}
