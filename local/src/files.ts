import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?$/
const COMPRESSED = /\.(br|gz)$/

/**
 * Serves a folder: names with a content hash are cached forever, everything else is revalidated each time. If the
 * build left a compressed file, it is sent to browsers that accept it.
 *
 * @param path the URL path of the folder, without a trailing slash
 */
export const files = (folder: string, path = ''): MiddlewareHandler =>
  serveStatic({
    root: folder,
    rewriteRequestPath: (requested) => requested.slice(path.length),
    precompressed: true,
    onFound: (path, context) => {
      context.header(
        'cache-control',
        HASHED.test(path.replace(COMPRESSED, ''))
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
      )
    },
  })
