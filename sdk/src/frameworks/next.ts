/**
 * The handlers as route handlers for Next.js's app router, to export as `GET` and `POST`. Their callbacks
 * get the request; `cookies()` and `auth()` work in them as usual.
 */
export * from '../2026-10/handlers.ts'
