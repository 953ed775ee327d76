import type { Headers } from './siteHeaders.ts'

const POLICY = 'Content-Security-Policy'

/** The headers with these sources in the policy's `frame-ancestors`, which must be its last directive. */
export const withFrameAncestors = (headers: Headers, sources: string): Headers => ({
  ...headers,
  [POLICY]: (headers[POLICY] ?? '').replace(
    /frame-ancestors [^;]*$/,
    () => `frame-ancestors ${sources}`,
  ),
})
