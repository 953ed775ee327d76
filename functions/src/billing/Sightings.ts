/** Deliveries of the platform that were seen: it repeats them until one is acknowledged. */
export interface Sightings {
  /** True for one caller only, and for the others once the sighting has expired or been forgotten. */
  firstSight(id: string): Promise<boolean>
  /** Forgets an id whose delivery could not be processed, so that it can be delivered again. */
  forget(id: string): Promise<void>
}

/** Longer than the ten minutes in which a delivery's timestamp is accepted. */
export const SIGHTING_MS = 15 * 60_000
