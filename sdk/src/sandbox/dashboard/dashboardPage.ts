import type { Html } from '../pages/html.ts'
import { html } from '../pages/html.ts'
import { DASHBOARD_SCRIPT_PATH, DASHBOARD_STYLE_PATH } from './paths.ts'
import { STYLE_PATH } from '../pages/page.ts'
import type { Dashboard } from './Dashboard.ts'
import { act } from './items.ts'
import { clientHints } from '../clientHints.ts'
import type { Outcome } from './actions.ts'
import type { PartName } from './parts.ts'
import { part } from './parts.ts'

/** The whole dashboard, with the result of its last action if the browser runs no scripts. */
export const dashboardPage = (dashboard: Dashboard, outcome: Outcome | undefined): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Sandbox dashboard</title>
        <link rel="icon" href="/avatar.svg" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
        <link rel="stylesheet" href="${DASHBOARD_STYLE_PATH}" />
        <script src="${DASHBOARD_SCRIPT_PATH}" defer></script>
      </head>
      <body class="dashboard">
        <header>
          <p class="sandbox"><strong>Sandbox</strong> – no money moves</p>
          <div class="top">
            <span class="mark" aria-hidden="true">S</span>
            <h1>Dashboard</h1>
            <span id="connection" data-state="off">Reload to update</span>
          </div>
        </header>
        <main>
          ${time(dashboard)} ${part(dashboard, 'sums')}
          <div class="messages">
            <p id="notice" role="status">${outcome?.notice ?? ''}</p>
            <p id="error" role="alert">${outcome?.error ?? ''}</p>
          </div>
          <div class="board">
            <div>
              ${section(dashboard, 'subscriptions', 'Subscriptions')}
              ${section(dashboard, 'orders', 'Orders')}
              ${section(dashboard, 'customers', 'Customers')} ${webhooks(dashboard)}
              ${section(dashboard, 'requests', 'API requests')}
            </div>
            <div>
              ${faults(dashboard)} ${section(dashboard, 'products', 'Products')}
              ${section(dashboard, 'events', 'Events')}
              ${section(dashboard, 'tokens', 'Access tokens')}
              ${section(dashboard, 'versions', 'Versions of the API')} ${clients(dashboard)}
            </div>
          </div>
        </main>
      </body>
    </html>`

const section = (dashboard: Dashboard, name: PartName, title: string): Html =>
  html`<section class="sheet" id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title" tabindex="-1">${title}</h2>
    ${part(dashboard, name)}
  </section>`

const time = (dashboard: Dashboard): Html =>
  html`<section class="sheet time" aria-labelledby="time-title">
    <div>
      <h2 id="time-title" tabindex="-1" class="soft small">Clock</h2>
      ${part(dashboard, 'clock')}
      <div class="soft small">${part(dashboard, 'renewal')} ${part(dashboard, 'file')}</div>
    </div>
    <div class="buttons">
      ${act('advance', { days: '1' }, html`<button>+ 1 day</button>`)}
      ${act('advance', { months: '1' }, html`<button>+ 1 month</button>`)}
      ${act('advanceToRenewal', {}, html`<button class="primary">To the next renewal</button>`)}
    </div>
    <form class="beside" method="post" action="/dashboard">
      <input type="hidden" name="act" value="setToday" />
      <div class="field">
        <label for="today">Day of the calendar of versions</label>
        <input
          id="today"
          name="today"
          type="date"
          value="${dashboard.world.today().toISOString().slice(0, 10)}"
          required
        />
      </div>
      <button>Set</button>
    </form>
  </section>`

const faults = (dashboard: Dashboard): Html =>
  html`<section class="sheet" id="faults" aria-labelledby="faults-title">
    <h2 id="faults-title" tabindex="-1">Faults</h2>
    <form method="post" action="/dashboard">
      <input type="hidden" name="act" value="fault" />
      <div class="pair">
        <div class="field">
          <label for="match">Where</label>
          <input
            id="match"
            name="match"
            placeholder="anything"
            aria-describedby="match-hint"
            autocomplete="off"
            spellcheck="false"
          />
          <span class="hint" id="match-hint"
            ><code>orders.list</code> or <code>/v1/orders</code>; for webhooks,
            <code>order.created</code></span
          >
        </div>
        <div class="field">
          <label for="times">Times</label>
          <input id="times" name="times" type="number" min="1" max="1000" value="1" required />
        </div>
      </div>
      <div class="buttons" role="group" aria-label="Inject a fault">
        <button name="kind" value="rateLimit">429</button>
        <button name="kind" value="serverError">503</button>
        <button name="kind" value="latency">3 s delay</button>
        <button name="kind" value="drop">Drop</button>
        <button name="kind" value="lostResponse">Lose response</button>
        <button name="kind" value="malformed">Broken JSON</button>
        <button name="kind" value="duplicate">Webhook twice</button>
        <button name="kind" value="reorder">Webhook late</button>
      </div>
    </form>
    ${part(dashboard, 'planned')}
  </section>`

const webhooks = (dashboard: Dashboard): Html =>
  html`<section class="sheet" id="webhooks" aria-labelledby="webhooks-title">
    <h2 id="webhooks-title" tabindex="-1">Webhooks</h2>
    <h3>Deliveries</h3>
    ${part(dashboard, 'deliveries')}
    <h3>Endpoints</h3>
    ${part(dashboard, 'endpoints')}
    <form class="beside" method="post" action="/dashboard">
      <input type="hidden" name="act" value="addEndpoint" />
      <div class="field">
        <label for="url">New endpoint for all events</label>
        <input
          id="url"
          name="url"
          type="url"
          placeholder="http://localhost:3000/webhooks"
          required
          autocomplete="off"
        />
      </div>
      <button>Add</button>
    </form>
  </section>`

/** How to connect clients, without the access token: the dashboard has no sign-in, so it must not show one. */
const clients = ({ world }: Dashboard): Html =>
  html`<section class="sheet" aria-labelledby="clients-title">
    <h2 id="clients-title">Connect a program</h2>
    <dl class="clients">
      ${clientHints(world.url, 'token').map(
        ({ package: name, code }) =>
          html`<dt class="soft small">${name}</dt>
            <dd><code>${code}</code></dd>`,
      )}
    </dl>
  </section>`
