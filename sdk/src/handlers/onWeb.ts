import type { Handler } from './Handler.ts'

export type WebHandler = (request: Request) => Promise<Response>

/** A handler for any server that speaks web standards. */
export const onWeb =
  (handle: Handler<Request>): WebHandler =>
  (request) =>
    handle(request, request)
