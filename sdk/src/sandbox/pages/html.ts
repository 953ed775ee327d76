import { html } from 'hono/html'

export { html }

/** A piece of a page. What is put into one is escaped unless it is a piece itself. */
export type Html = ReturnType<typeof html>
