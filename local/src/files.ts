import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?$/
const COMPRESSED = /\.(br|gz)$/

/**
 * Serves a folder. Files with a content hash in their names are cached forever, and all others are revalidated each
 * time. Where the build made a compressed copy, browsers that accept it get that one.
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
