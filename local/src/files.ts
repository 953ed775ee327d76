import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?$/
const COMPRESSED = /\.(br|gz)$/

/**
 * Serves a folder: names with a content hash for ever, everything else revalidated each time. Where the
 * build left a compressed file beside one, that is sent to who can read it.
 */
export const files = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
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
