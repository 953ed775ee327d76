import { serveOnNetlify } from '../serveOnNetlify.ts'

export default serveOnNetlify()

/** Only what the function answers itself; without a `path` it keeps its own, `/.netlify/functions/checkout`. */
export const config = { method: ['POST', 'OPTIONS'] }
