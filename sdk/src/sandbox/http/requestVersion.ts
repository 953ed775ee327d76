import type { MiddlewareHandler } from 'hono'
import { calendar, stageOf } from '../../calendar.ts'
import type { Version } from '../Version.ts'
import { currentVersion } from '../Version.ts'

/** The version that answers a request; undefined if it names one that the platform does not serve. */
export type RequestVersion = (headers: Headers) => Version | undefined

/**
 * As on the platform, the header `Polar-Version` names a version that is Next, Current or Deprecated, and a request
 * without it gets Current, or `unnamed`. No header can name 2025-03.
 */
export const requestVersion =
  (today: () => Date, unnamed: '2025-03' | undefined): RequestVersion =>
  (headers) => {
    const named = headers.get('polar-version')
    if (named === null) return unnamed ?? currentVersion(today())
    const entry = calendar.find(({ version }) => version === named)
    const stage = stageOf(named, today())
    return stage === 'unknown' || stage === 'gone' ? undefined : entry?.version
  }

/**
 * Says in each response which version has answered, and on which day of the calendar. 2025-03 goes without, as it has no
 * name on the platform.
 */
export const echoVersion =
  (versionOf: RequestVersion, today: () => Date): MiddlewareHandler =>
  async (context, next) => {
    await next()
    const version = versionOf(context.req.raw.headers)
    context.res.headers.set('date', today().toUTCString())
    if (version !== undefined && version !== '2025-03') {
      context.res.headers.set('polar-version', version)
    }
  }
