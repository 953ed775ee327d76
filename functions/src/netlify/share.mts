import { serveOnNetlify } from '../serveOnNetlify.ts'

export default serveOnNetlify()

/** Only what the function answers itself. Without a `path` it stays under `/.netlify/functions/`. */
export const config = { method: ['GET', 'HEAD'] }
