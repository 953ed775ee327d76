import { problem } from './responses.ts'

/** Responds to a request. The context is the framework's own object; without a framework, the request. */
export type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/** The options of every handler. */
export interface HandlerOptions {
  /** Called with each failure, since the response does not include its details. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** A handler for one method, which reports errors and responds without their details. */
export const handlerOf =
  <Context>(
    method: 'GET' | 'POST',
    { onError = console.error }: HandlerOptions,
    respond: (
      request: Request,
      context: Context,
      report: (error: unknown) => void,
    ) => Promise<Response>,
  ): Handler<Context> =>
  async (request, context) => {
    if (request.method !== method) return problem(405, `Use ${method}.`, { allow: method })
    try {
      return await respond(request, context, onError)
    } catch (error) {
      onError(error)
      return problem(500, 'The request failed on our side. Try again later.')
    }
  }
