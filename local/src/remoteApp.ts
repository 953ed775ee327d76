import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { secureHeaders } from 'hono/secure-headers'
import { distOf } from './distOf.ts'
import { files } from './files.ts'

/** A remote's origin: its built files, readable from any page, as a remote's are. */
export const remoteApp = (name: 'generator' | 'billing' | 'contact'): Hono => {
  const app = new Hono()
  app.use(
    compress(),
    cors({ origin: '*' }),
    secureHeaders({ crossOriginResourcePolicy: 'cross-origin', strictTransportSecurity: false }),
    files(distOf(`${name}-mfe`)),
  )
  return app
}
