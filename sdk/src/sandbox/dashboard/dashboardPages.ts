import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Addition } from '../http/createApp.ts'
import { fromOwnName } from '../http/fromOwnName.ts'
import { isFromItsOwnPage } from '../pages/isFromItsOwnPage.ts'
import { readForm } from '../pages/readForm.ts'
import { pageHeaders } from '../pages/page.ts'
import type { Outcome } from './actions.ts'
import { perform } from './actions.ts'
import type { Dashboard } from './Dashboard.ts'
import { dashboardPage } from './dashboardPage.ts'
import { dashboardScript } from './dashboardScript.ts'
import { dashboardStyle } from './dashboardStyle.ts'
import {
  DASHBOARD_PATH,
  DASHBOARD_SCRIPT_PATH,
  DASHBOARD_STREAM_PATH,
  DASHBOARD_STYLE_PATH,
} from './paths.ts'
import { partsRenderer } from './parts.ts'

/**
 * The dashboard: a page that the server renders whole, and whose parts it sends again as they change. It has no
 * sign-in, so it responds only under the sandbox's own host names and accepts only forms from its own page.
 */
export const dashboardPages =
  (dashboard: Dashboard): Addition =>
  (app) => {
    for (const path of [DASHBOARD_PATH, `${DASHBOARD_PATH}/*`]) {
      app.use(path, fromOwnName(dashboard.host))
    }
    app.get('/', (context) => context.redirect(DASHBOARD_PATH))
    app.get(DASHBOARD_PATH, (context) => show(context, dashboard, 200))
    app.post(DASHBOARD_PATH, async (context) => {
      const values = await readForm(context.req.raw)
      if (!values || !isFromItsOwnPage(context)) {
        return respond(context, dashboard, {
          error: 'The form must be submitted from its own page.',
        })
      }
      const outcome = perform(dashboard, values)
      return outcome.leadsTo === undefined
        ? respond(context, dashboard, outcome)
        : context.redirect(outcome.leadsTo, 303)
    })
    app.get(DASHBOARD_STREAM_PATH, (context) => stream(context, dashboard))
    app.get(DASHBOARD_STYLE_PATH, (context) => asset(context, dashboardStyle, 'text/css'))
    app.get(DASHBOARD_SCRIPT_PATH, (context) => asset(context, dashboardScript, 'text/javascript'))
  }

/** JSON for the page's script, the whole page for a browser without scripts. */
const respond = (
  context: Context,
  dashboard: Dashboard,
  outcome: Outcome,
): Response | Promise<Response> => {
  const status = outcome.error === undefined ? 200 : 422
  return context.req.header('accept') === 'application/json'
    ? context.json(outcome, status)
    : show(context, dashboard, status, outcome)
}

const show = async (
  context: Context,
  dashboard: Dashboard,
  status: 200 | 422,
  outcome?: Outcome,
): Promise<Response> => {
  dashboard.world.catchUp()
  const content = await dashboardPage(dashboard, outcome)
  return context.body(content.toString(), status, pageHeaders({ isScripted: true }))
}

/** How often the parts are compared with what the browser has. */
const UPDATE_MS = 250

const stream = (context: Context, dashboard: Dashboard): Response =>
  streamSSE(context, async (events) => {
    const render = partsRenderer(dashboard)
    let known: Readonly<Record<string, string>> = {}
    while (!events.aborted) {
      const parts = await render()
      const changed = Object.entries(parts).filter(([name, text]) => known[name] !== text)
      if (changed.length > 0) {
        const byId = changed.map(([name, text]) => [`part-${name}`, text])
        await events.writeSSE({ data: JSON.stringify(Object.fromEntries(byId)) })
      }
      known = parts
      await sleep(UPDATE_MS, undefined, { ref: false })
    }
  })

const asset = (context: Context, content: string, type: string): Response =>
  context.body(content, 200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  })
