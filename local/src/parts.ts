import { REMOTES } from '@dramatis/remotes'
import { pipe } from 'fp-ts/lib/function.js'
import * as R from 'fp-ts/lib/Record.js'

/** The parts of the product, each on its own origin, and the port where each is served by default. */
export const DEFAULT_PORTS = {
  page: 3000,
  ...pipe(
    REMOTES,
    R.map(({ port }) => port),
  ),
  partner: 3004,
  functions: 3010,
  platform: 4010,
  forms: 4011,
} as const

export type Part = keyof typeof DEFAULT_PORTS

export const isPart = (name: string): name is Part => Object.hasOwn(DEFAULT_PORTS, name)

export const PARTS: readonly Part[] = Object.keys(DEFAULT_PORTS).filter(isPart)

/** All but `functions`, which is the page's origin without the page, for `npm run dev`. */
export const DEFAULT_PARTS = PARTS.filter((part) => part !== 'functions')

export type Ports = Readonly<Record<Part, number>>
