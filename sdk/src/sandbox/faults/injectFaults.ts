import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MiddlewareHandler } from 'hono'
import { problemResponse } from '../http/handleOperation.ts'
import type { SelectOperation } from '../http/selectOperation.ts'
import { Problem } from '../Problem.ts'
import type { Faults } from './Faults.ts'

/** Injects the planned faults into requests. */
export const injectFaults =
  (faults: Faults, select: SelectOperation): MiddlewareHandler =>
  async (context, next) => {
    const selected = select(context.req.raw)
    const operation = 'route' in selected ? selected.route.operation.name : undefined
    const fault = faults.take({ operation, path: context.req.path })
    switch (fault?.kind) {
      case undefined:
        return next()
      case 'latency':
        await new Promise((resolve) => setTimeout(resolve, fault.ms))
        return next()
      case 'rateLimit':
        return problemResponse(tooManyRequests(fault.retryAfter ?? 1))
      case 'serverError':
        return problemResponse(serverError(fault.status ?? 503))
      case 'drop': {
        if (fault.afterwards) await next()
        const { incoming } = context.env as HttpBindings
        incoming.socket.destroy()
        return RESPONSE_ALREADY_SENT
      }
      case 'malformed': {
        await next()
        const { status } = context.res
        const whole = await context.res.text()
        const part = whole.slice(0, Math.ceil(whole.length / 2)) || '{'
        // Hono would otherwise copy the headers, including the content length.
        context.res = undefined
        context.res = new Response(part, {
          status: status === 204 ? 200 : status,
          headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
        })
        return undefined
      }
    }
  }

const tooManyRequests = (seconds: number): Problem =>
  new Problem(
    429,
    { error: 'TooManyRequests', detail: 'An injected fault: too many requests.' },
    { headers: { 'retry-after': `${seconds}` } },
  )

const serverError = (status: number): Problem =>
  new Problem(status, {
    error: 'ServerError',
    detail: `An injected fault: status ${status}.`,
  })
