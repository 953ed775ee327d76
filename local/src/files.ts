import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

const HASHED = /\.[0-9a-f]{8}\.\w+(\.map)?$/

/** Serves a folder: names with a content hash for ever, everything else revalidated each time. */
export const files = (folder: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
    onFound: (path, context) => {
      context.header(
        'cache-control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
