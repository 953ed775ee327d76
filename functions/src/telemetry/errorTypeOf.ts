import { EngineError } from '../engines/EngineError.ts'

/** What kind of failure it was, one of a few. Never its message, which may quote what a visitor typed. */
export const errorTypeOf = (thrown: unknown): string => {
  if (thrown instanceof EngineError) return thrown.failure
  return thrown instanceof Error ? thrown.name : typeof thrown
}
