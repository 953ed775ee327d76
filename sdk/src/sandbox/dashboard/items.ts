import type { Html } from '../pages/html.ts'
import { html } from '../pages/html.ts'

/** How many rows a list of the dashboard shows. */
export const MAX_ITEMS = 8

type Tone = 'good' | 'warn' | 'bad' | 'plain'

interface Item {
  readonly title: Html | string
  readonly text: Html | string
  readonly more?: Html | undefined
  /** The end of the row: an amount, a badge, a button. */
  readonly end?: Html | undefined
}

/** A list of rows, with a note if there are more (`total`). Without rows, it is the text `empty` instead. */
export const items = (rows: readonly Item[], empty: Html | string, total = rows.length): Html =>
  rows.length === 0
    ? html`<p class="soft">${empty}</p>`
    : html`<ul class="items">
          ${rows.map(
            ({ title, text, more, end }) =>
              html`<li>
                <div>
                  <p class="name">${title}</p>
                  <p class="soft small">${text}</p>
                  ${more ?? ''}
                </div>
                ${end ? html`<div class="end">${end}</div>` : ''}
              </li>`,
          )}
        </ul>
        ${total > rows.length ? html`<p class="soft small more">The newest ${rows.length} of ${total}</p>` : ''}`

export const badge = (text: string, tone = toneOf(text)): Html =>
  html`<span class="badge ${tone}">${text.replaceAll('_', ' ')}</span>`

/** The tone of an HTTP status. */
export const statusTone = (status: number): Tone =>
  status < 300 ? 'good' : status < 500 ? 'warn' : 'bad'

/** A form whose button performs an action with `values`. If `leaves`, the result opens in a new tab. */
export const act = (
  action: string,
  values: Readonly<Record<string, string>>,
  button: Html,
  leaves = false,
): Html =>
  html`<form method="post" action="/dashboard" ${leaves ? html`data-leaves target="_blank"` : ''}>
    <input type="hidden" name="act" value="${action}" />
    ${Object.entries(values).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    ${button}
  </form>`

/** `Jan 31, 12:00:05` */
export const moment = (date: Date): Html =>
  html`<time datetime="${date.toISOString()}">${MOMENT.format(date)}</time>`

/** `Jan 31, 2026` */
export const dayOf = (date: Date): Html =>
  html`<time datetime="${date.toISOString()}">${DAY_FORMAT.format(date)}</time>`

const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const toneOf = (status: string): Tone => TONES[status] ?? 'plain'

const TONES: Readonly<Record<string, Tone>> = {
  active: 'good',
  trialing: 'good',
  paid: 'good',
  delivered: 'good',
  current: 'good',
  deprecated: 'warn',
  gone: 'bad',
  won: 'good',
  past_due: 'warn',
  paused: 'warn',
  pending: 'warn',
  incomplete: 'warn',
  partially_refunded: 'warn',
  needs_response: 'warn',
  under_review: 'warn',
  unpaid: 'bad',
  failed: 'bad',
  disputed: 'bad',
  lost: 'bad',
}
