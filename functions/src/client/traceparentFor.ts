import { isOwnOrigin } from './isOwnOrigin.ts'

/** Trace ids: requests that are aborted together are part of the same work, and share a trace. */
const traces = new WeakMap<AbortSignal, string>()

/**
 * The `traceparent` header (W3C Trace Context) for a request that is part of `work`. Undefined if the functions are
 * on another origin: older versions of them do not let a page send the header, so the request would fail.
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
