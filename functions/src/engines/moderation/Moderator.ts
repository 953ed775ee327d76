/** Decides what may be described and painted, before any work. */
export interface Moderator {
  /** @throws {EngineError} when it cannot decide; the signal's reason when that aborts */
  allows(text: string, signal: AbortSignal): Promise<boolean>
}
