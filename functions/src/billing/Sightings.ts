/** The platform's deliveries seen so far: it repeats each until one is acknowledged. */
export interface Sightings {
  /** True for only one caller, until the sighting expires or is forgotten. */
  firstSight(id: string): Promise<boolean>
  /** Forgets an id whose delivery could not be processed, so that it can be delivered again. */
  forget(id: string): Promise<void>
}

/** Longer than the ten minutes for which a delivery's timestamp is accepted. */
export const SIGHTING_MS = 15 * 60_000
