/** The webhook deliveries seen so far. The platform repeats a delivery until it is acknowledged. */
export interface Sightings {
  /** Whether an id is new. True for only one caller, until the sighting expires or is forgotten. */
  firstSight(id: string): Promise<boolean>
  /** Forgets an id whose delivery could not be processed, so that it can be delivered again. */
  forget(id: string): Promise<void>
}

/** How long a sighting is kept: longer than the ten minutes for which a delivery's timestamp is accepted. */
export const SIGHTING_MS = 15 * 60_000
