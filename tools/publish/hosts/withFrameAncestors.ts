import type { Headers } from '@dramatis/remotes'

const POLICY = 'Content-Security-Policy'

/** Headers whose policy has other sources of `frame-ancestors`, which end it. */
export const withFrameAncestors = (headers: Headers, sources: string): Headers => ({
  ...headers,
  [POLICY]: (headers[POLICY] ?? '').replace(
    /frame-ancestors [^;]*$/,
    () => `frame-ancestors ${sources}`,
  ),
})
