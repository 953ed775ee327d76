import type { Tier } from '@dramatis/catalogue'
import type { FinishedPicture, JobWork, PaintTask } from '../src/jobs/PaintJobs.ts'

/** Painting that a test finishes by hand, character by character. */
export interface Easel extends JobWork {
  /** The characters whose painting has begun, in order. */
  readonly begun: readonly string[]
  /** The characters whose pictures were counted as painted. */
  readonly finished: readonly string[]
  /** The reservations that were released. */
  readonly released: readonly string[]
  /** The characters whose painting was stopped. */
  readonly stopped: readonly string[]
  /** The characters that are being painted. */
  readonly underWay: () => readonly string[]
  readonly finish: (character: string) => void
  readonly fail: (character: string, error: Error) => void
  /** Shows what has been painted so far. */
  readonly show: (character: string, preview: string) => void
  /** Finishes the pictures under way, and every later one at once. */
  readonly hurry: () => void
}

const PICTURE: FinishedPicture = {
  bytes: Buffer.from('the bytes of a picture'),
  width: 64,
  height: 96,
  engine: { name: 'easel', kind: 'procedural' },
  alt: 'A picture.',
  names: 'Athos, Porthos and Aramis',
  unread: ['lantern'],
  understood: { kind: 'known', name: 'Athos', source: '', others: [], living: true },
}

export const createEasel = (): Easel => {
  const begun: string[] = []
  const finished: string[] = []
  const released: string[] = []
  const stopped: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const shows = new Map<string, (preview: string) => void>()
  let isHurried = false
  return {
    begun,
    finished,
    released,
    stopped,
    underWay: () => [...ends.keys()],
    finish: (character) => ends.get(character)?.(),
    fail: (character, error) => ends.get(character)?.(error),
    show: (character, preview) => shows.get(character)?.(preview),
    hurry() {
      isHurried = true
      for (const end of ends.values()) end()
    },
    onTakenOver: () => undefined,
    paint: ({ request: { character } }, signal, onPreview) =>
      new Promise((resolve, reject) => {
        begun.push(character)
        shows.set(character, onPreview)
        ends.set(character, (error) => {
          ends.delete(character)
          if (error === undefined) resolve(PICTURE)
          else reject(error)
        })
        signal.addEventListener('abort', () => {
          stopped.push(character)
          ends.delete(character)
          reject(new Error('aborted', { cause: signal.reason }))
        })
        if (isHurried) ends.get(character)?.()
      }),
    onPainted: ({ request }) => finished.push(request.character),
    release(reservation) {
      released.push(reservation)
      return Promise.resolve()
    },
  }
}

/** A task whose character and reservation have the same name. */
export const taskOf = (character: string, tier: Tier = 'free', owner = character): PaintTask => ({
  request: {
    description: 'A wizard with a staff.',
    character,
    style: 'realistic',
    aspect: 'square',
    tier,
    seed: 7,
  },
  owner,
  reservation: character,
  counted: tier === 'free',
})

export { PICTURE }
