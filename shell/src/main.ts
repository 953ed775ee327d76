import { createRemotes } from './federation/createRemotes.ts'
import { createDeploymentReader } from './federation/deployment.ts'
import { drawFor } from './federation/drawFor.ts'
import { createFederationRuntime } from './federation/federationRuntime.ts'
import { storedLoadTimes } from './federation/loadTimes.ts'
import { preloadLater } from './federation/preloadLater.ts'
import { createReporter } from './federation/reports/createReporter.ts'
import { isObserved } from './federation/reports/isObserved.ts'
import { watchErrors } from './federation/reports/watchErrors.ts'
import { startSharing } from './federation/shareScope.ts'
import { loadedUrls, registerWorker } from './offline/registerWorker.ts'
import { wantsPanel } from './panel/wantsPanel.ts'
import { wait } from './wait.ts'

/** How long the first render waits for the first remote, behind the first paint of `index.html`. */
const HEAD_START_MS = 1000

const { createScope, ready: hostReady } = startSharing()
const report = createReporter(() => functionsUrl())
const { deployment, published, functionsUrl } = createDeploymentReader(
  location.href,
  drawFor,
  report,
  (path) => document.getElementById(path)?.textContent,
)
const runtime = createFederationRuntime(createScope)
const remotes = createRemotes({
  deployment,
  runtime,
  hostReady,
  loadTimes: storedLoadTimes(),
  wait,
  now: () => performance.now(),
  log: (message, cause) => console.error(message, cause),
  report,
})
watchErrors(remotes, report)
if (wantsPanel(location.href) || isObserved()) {
  import(/* webpackChunkName: "reports" */ './federation/reports/observability.ts').then(
    ({ observe }) => observe(),
    (cause: unknown) => console.warn('The reports cannot be read on the page', cause),
  )
}
// The first remote has the form, so it is loaded before everything else, but the page waits only so long for it.
// Each step is a separate task, so that the page handles a visitor's input in between.
const [first, ...others] = remotes
const form = first?.load()
await Promise.race([form, wait(HEAD_START_MS)])
const { renderPage } = await import('./renderPage.tsx')
await wait(0)
// The other remotes follow: one that loaded during the first render would make React start over, in one long task.
await renderPage({ remotes, panel: wantsPanel(location.href) ? { published } : undefined })
preloadLater(document.head)
const loaded = Promise.all([form, ...others.map(({ load }) => load())])

/** What the page need not fetch, but would without a network. */
const documents = () => [
  ...['/remotes.json', '/settings.json'].map((path) => [path] as const),
  ...runtime.tried().map(({ entry, integrity = '' }) => [entry, { integrity }] as const),
]

// Not in development, where files change without changing their names.
if (process.env.NODE_ENV === 'production') {
  loaded
    .then(() => registerWorker(navigator.serviceWorker, loadedUrls, documents()))
    .catch((cause: unknown) => console.warn('The page will not be available offline', cause))
}
