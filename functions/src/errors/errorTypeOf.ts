import { EngineError } from './EngineError.ts'

/** The kind of a failure, one of a few. Never its message, which may quote a visitor. */
export const errorTypeOf = (thrown: unknown): string => {
  if (thrown instanceof EngineError) return thrown.failure
  return thrown instanceof Error ? thrown.name : typeof thrown
}
