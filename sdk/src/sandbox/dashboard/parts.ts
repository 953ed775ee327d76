import { calendar, removalOf, stageOf } from '../../calendar.ts'
import type { Html } from '../pages/html.ts'
import { html } from '../pages/html.ts'
import { MAX_FAILURES } from '../webhooks/failureCounts.ts'
import type { SentWebhook } from '../webhooks/Webhooks.ts'
import type { World, WorldEvent } from '../World.ts'
import type { Dashboard } from './Dashboard.ts'
import { faultText } from './faultText.ts'
import { act, badge, dayOf, items, MAX_ITEMS, moment, statusTone } from './items.ts'
import { deliveredCount, emailOf, shopParts } from './shopParts.ts'

/** The parts that are rendered for every update. */
const liveParts = {
  clock: ({ world }: Dashboard): Html => {
    const now = world.now()
    return html`<time class="clock" datetime="${now.toISOString()}"
      ><span>${CLOCK_DAY.format(now)}</span> <strong>${CLOCK_TIME.format(now)}</strong>
      <span class="soft small">UTC</span></time
    >`
  },

  events: ({ world, activity }: Dashboard): Html =>
    items(
      activity.events.slice(0, MAX_ITEMS).map((event) => ({
        title: html`<code>${event.type}</code>`,
        text: html`${subjectOf(world, event)} · ${moment(event.timestamp)}`,
      })),
      'Nothing has happened yet.',
    ),

  requests: ({ activity }: Dashboard): Html =>
    items(
      activity.requests.slice(0, MAX_ITEMS).map(({ at, method, path, status, ms }) => ({
        title: html`<code>${method} ${path}</code>`,
        text: html`${moment(at)} · ${ms} ms`,
        end: badge(`${status}`, statusTone(status)),
      })),
      'No requests yet.',
    ),

  tokens: ({ world, activity }: Dashboard): Html =>
    items(
      world.state.accessTokens
        .all()
        .slice(-MAX_ITEMS)
        .map(({ id, token, scopes }) => {
          const use = activity.useOf(id)
          return {
            title: html`<code>…${token.slice(-6)}</code>`,
            text: html`${scopes.length} scopes ·
            ${use ? html`last used ${moment(use.at)}` : 'not used yet'}`,
            end: use && html`<span class="amount">${use.count}×</span>`,
          }
        }),
      'There are no tokens.',
    ),

  planned: ({ faults }: Dashboard): Html => {
    const planned = faults.planned()
    if (planned.length === 0) return html`<p class="soft">No faults are planned.</p>`
    return html`<ol class="ticks">
        ${planned.map((fault) => html`<li>${faultText(fault)}</li>`)}
      </ol>
      ${act('clearFaults', {}, html`<button id="clear-faults">Clear</button>`)}`
  },

  endpoints: ({ world, webhooks }: Dashboard): Html =>
    items(
      world.state.webhookEndpoints.all().map((row) => {
        const { id, url, events, enabled, apiVersion, failedAt } = row
        const missed = webhooks.missed(id).length
        return {
          title: html`<code>${url}</code>`,
          text: html`${apiVersion} · ${events.length} ${events.length === 1 ? 'type' : 'types'} of
          events
          ${failedAt ? html`· disabled ${moment(failedAt)} after ${MAX_FAILURES} failures` : ''}`,
          end: html`${enabled ? '' : badge('disabled', failedAt ? 'bad' : 'plain')}
          ${missed > 0 ? act('replay', { id }, html`<button id="replay-${id}" aria-label="Send the ${missed} missed to ${url}">Send ${missed} missed</button>`) : ''}
          ${act('toggleEndpoint', { id }, html`<button id="toggle-${id}" aria-label="${enabled ? 'Disable' : 'Enable'} ${url}">${enabled ? 'Disable' : 'Enable'}</button>`)}`,
        }
      }),
      'No endpoints are registered.',
    ),

  versions: ({ world }: Dashboard): Html =>
    items(
      calendar.flatMap(({ version, currentFrom }) => {
        const stage = stageOf(version, world.today())
        if (stage === 'unknown') return []
        return {
          title: html`<code>${version}</code>`,
          text:
            stage === 'next'
              ? html`Current from ${dayOf(new Date(currentFrom))}`
              : html`${stage === 'gone' ? 'removed' : 'served until'} ${removalOf(version) ?? ''}`,
          end: badge(stage),
        }
      }),
      'The platform has none.',
    ),

  file: ({ file }: Dashboard): Html =>
    html`${file ? html`Data file: ${bytes(file.length())}` : 'Data in memory only'}`,

  deliveries: ({ webhooks }: Dashboard): Html => {
    const deliveries = webhooks.deliveries()
    return items(
      deliveries.slice(-MAX_ITEMS).reverse().map(delivery),
      'Nothing has been sent yet.',
      deliveries.length,
    )
  },
} satisfies Readonly<Record<string, (dashboard: Dashboard) => Html>>

/** The parts of the page, by the id of the element that holds them. */
const parts = { ...shopParts, ...liveParts }

export type PartName = keyof typeof parts

type Texts = Readonly<Record<string, string>>

/** Returns a function that renders all parts. Those of the shop are rendered again only if it has changed. */
export const partsRenderer = (dashboard: Dashboard): (() => Promise<Texts>) => {
  let version = ''
  let shop: Texts = {}
  return async () => {
    const now = `${dashboard.activity.changes} ${deliveredCount(dashboard)}`
    if (version !== now) {
      version = now
      shop = await rendered(shopParts, dashboard)
    }
    return { ...shop, ...(await rendered(liveParts, dashboard)) }
  }
}

const rendered = async (
  some: Readonly<Record<string, (dashboard: Dashboard) => Html>>,
  dashboard: Dashboard,
): Promise<Texts> => {
  const texts = Object.entries(some).map(
    async ([name, render]) => [name, (await render(dashboard)).toString()] as const,
  )
  return Object.fromEntries(await Promise.all(texts))
}

/** The element of a part. */
export const part = (dashboard: Dashboard, name: PartName): Html =>
  html`<div id="part-${name}">${parts[name](dashboard)}</div>`

const CLOCK_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const CLOCK_TIME = new Intl.DateTimeFormat('en-US', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** An event's subject in plain words. */
const subjectOf = (world: World, { subject }: WorldEvent): string => {
  const about = 'grant' in subject ? subject.grant : subject
  if ('customerId' in about && about.customerId !== null) return emailOf(world, about.customerId)
  if ('email' in about && about.email !== null) return about.email
  return 'name' in about && about.name !== null ? about.name : about.id
}

const delivery = (sent: SentWebhook) => {
  const { id, type, body, state } = sent
  return {
    title: html`<code>${type}</code>`,
    text: attemptsOf(sent),
    more: html`<details id="body-${id}">
      <summary>Body<span class="default"> of ${type}</span></summary>
      <pre role="group" tabindex="0" aria-label="Body of ${type}">${indented(body)}</pre>
    </details>`,
    end: html`${badge(state)}
    ${act('redeliver', { id }, html`<button id="redeliver-${id}" aria-label="Redeliver ${type}">Redeliver</button>`)}`,
  }
}

/** For example, `500 in 12 ms · 2 attempts · next try Jan 31, 12:00:05 · http://localhost:3000/hook`. */
const attemptsOf = ({ url, attempts, nextAttemptAt, state }: SentWebhook): Html => {
  const last = attempts.at(-1)
  if (!last) return html`${state === 'skipped' ? 'not sent' : 'on its way'} · ${url}`
  return html`${last.status ?? last.error} in ${last.durationMs} ms · ${attempts.length}
  ${attempts.length === 1 ? 'attempt' : 'attempts'}
  ${nextAttemptAt ? html`· next try ${moment(nextAttemptAt)}` : ''} · ${url}`
}

const bytes = (count: number): string =>
  count < 1_000_000 ? `${Math.ceil(count / 1000)} kB` : `${(count / 1_000_000).toFixed(1)} MB`

const indented = (body: string): string =>
  body === '' ? '' : JSON.stringify(JSON.parse(body), undefined, 2)
