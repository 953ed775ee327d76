import { serveOnNetlify } from '../serveOnNetlify.ts'

export default serveOnNetlify()

/** Only the methods that the function handles. Without a `path`, its address stays under `/.netlify/functions/`. */
export const config = { method: ['POST', 'OPTIONS'] }
