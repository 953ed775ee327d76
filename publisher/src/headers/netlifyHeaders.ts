import {
  CACHE_ROWS,
  FRAME,
  frameAncestors,
  securityHeaders,
  SHARED_ROW,
  type Headers,
  type Origins,
} from './siteHeaders.ts'
import { withFrameAncestors } from './withFrameAncestors.ts'

/**
 * The content of `_headers`, which Netlify and Cloudflare Pages read. Their patterns cannot recognize a hashed name, so
 * files outside versioned folders are listed one by one. No two rules set the same header for a file, because hosts
 * disagree on what that means; so only the rules for files that may be documents or workers set the policy.
 *
 * @param paths the paths of all files
 */
export const netlifyHeaders = (paths: readonly string[], origins: Origins): string => {
  const requested = paths.filter(isRequested).map((path) => `/${path}`)
  const listed = [...new Set(requested.map(scopeOf))].sort()
  const { 'Content-Security-Policy': policy = '', ...common } = securityHeaders(origins)
  const withPolicy = { 'Content-Security-Policy': policy }
  const rules: readonly [string, Headers][] = [
    ['/*', common],
    ['/remotes/*', { ...SHARED_ROW.headers, ...withPolicy }],
    ['/embed/*', SHARED_ROW.headers],
    ...['/', ...listed].map((path): [string, Headers] => [
      path,
      {
        ...cacheHeaders(path),
        ...(!/^\/(remotes|embed)\/|\.[0-9a-f]{8}\./.test(path) && withPolicy),
      },
    ]),
    ...requested
      .filter((path) => FRAME.test(path))
      .map((path): [string, Headers] => [
        path,
        withFrameAncestors(withPolicy, frameAncestors(origins).join(' ')),
      ]),
  ]
  return rules.map(([path, headers]) => `${path}\n${linesOf(headers)}`).join('')
}

/** Whether a file needs a rule: source maps, compressed copies and files for the host itself do not. */
const isRequested = (path: string): boolean => !/\.(map|br)$/.test(path) && !path.startsWith('_')

/** The file's folder as a pattern if all files in it are cached alike, else the file itself. */
const scopeOf = (path: string): string => {
  const [folder] = /^\/(remotes\/[^/]+\/[^/]+|embed\/[^/]+|history)\//.exec(path) ?? []
  return folder === undefined ? path : `${folder}*`
}

const cacheHeaders = (path: string): Headers =>
  CACHE_ROWS.find(({ pattern }) => pattern.test(path))?.headers ?? {}

const linesOf = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')
