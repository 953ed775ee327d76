import { isOwnOrigin } from './isOwnOrigin.ts'

/** Calls that are aborted together belong to the same work, and share a trace. */
const traces = new WeakMap<AbortSignal, string>()

/**
 * The header `traceparent` (W3C Trace Context) for a call that belongs to a piece of work. Undefined for functions on
 * another origin: older ones do not allow a page to send it, and the call would fail.
 */
export const traceparentFor = (functionsUrl: string, work: AbortSignal): string | undefined => {
  if (!isOwnOrigin(functionsUrl)) return undefined
  const trace = traces.get(work) ?? randomHex() + randomHex()
  traces.set(work, trace)
  return `00-${trace}-${randomHex()}-01`
}

/** 64 random bits. */
const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint16Array(4)), (part) =>
    part.toString(16).padStart(4, '0'),
  ).join('')
