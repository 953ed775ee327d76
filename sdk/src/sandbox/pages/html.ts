import { html } from 'hono/html'

export { html }

/** A fragment of HTML. Values inserted into one are escaped unless they are fragments themselves. */
export type Html = ReturnType<typeof html>
