import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createRemotes } from './federation/createRemotes.ts'
import { createDeploymentReader } from './federation/deployment.ts'
import { preloadLater } from './federation/preloadLater.ts'
import { remoteOverride } from './federation/remoteOverride.ts'
import { loadedUrls, registerWorker } from './offline/registerWorker.ts'

/** How long the first render waits for the generator: one paint with it beats two paints. */
const HEAD_START_MS = 300

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const remotes = createRemotes({
  deployment: createDeploymentReader(location.href),
  runtime: {
    // By force: a manifest or an entry that failed stays in the runtime's caches otherwise.
    register: (name, entry) => registerRemotes([{ name, entry }], { force: true }),
    load: (id) => loadRemote(id),
  },
  wait,
  report: (message, cause) => console.error(message, cause),
})
// The form first: what else comes to the page neither delays it nor waits for it in vain.
const generator = remotes.generator.load()
const headStart = Promise.race([generator, wait(HEAD_START_MS)])
const others = headStart.then(() => {
  preloadLater(document.head)
  return Promise.all([remotes.billing.load(), remotes.contact.load()])
})
const loaded = Promise.all([generator, others])

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root" to render into')

await headStart
createRoot(root).render(<App remotes={remotes} override={remoteOverride(location.href)} />)

// In development the files change under their names.
if (process.env.NODE_ENV === 'production') {
  loaded
    .then(() => registerWorker(navigator.serviceWorker, loadedUrls))
    .catch((cause: unknown) => console.warn('The page is not kept for offline visits', cause))
}
