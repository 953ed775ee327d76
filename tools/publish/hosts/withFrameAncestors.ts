import type { Headers } from '@dramatis/remotes'

const POLICY = 'Content-Security-Policy'

/** Headers with other sources in the policy's last directive, `frame-ancestors`. */
export const withFrameAncestors = (headers: Headers, sources: string): Headers => ({
  ...headers,
  [POLICY]: (headers[POLICY] ?? '').replace(
    /frame-ancestors [^;]*$/,
    () => `frame-ancestors ${sources}`,
  ),
})
