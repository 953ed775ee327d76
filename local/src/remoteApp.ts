import { folderOf, type RemoteName } from '@dramatis/remotes'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { distOf } from './distOf.ts'
import { files } from './files.ts'

/** A remote's origin: its built files, which any page may read. */
export const remoteApp = (name: RemoteName): Hono => {
  const app = new Hono()
  app.use(
    compress(),
    cors({ origin: '*' }),
    secureHeaders({ crossOriginResourcePolicy: 'cross-origin', strictTransportSecurity: false }),
    files(distOf(folderOf(name))),
  )
  return app
}
