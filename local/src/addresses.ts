import * as R from 'fp-ts/lib/Record.js'
import type { Part, Ports } from './parts.ts'

/** The origin of each part, `http://localhost:<port>`. */
export type Addresses = Readonly<Record<Part, string>>

export const addressesOf: (ports: Ports) => Addresses = R.map(
  (port: number) => `http://localhost:${port}`,
)
