import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { createRemotes } from './federation/createRemotes.ts'
import { createDeploymentReader } from './federation/deployment.ts'
import { preloadLater } from './federation/preloadLater.ts'
import { remoteEntryOf } from './federation/remoteEntry.ts'
import { loadedUrls, registerWorker } from './offline/registerWorker.ts'

/** How long the first render waits for the generator, behind the first paint of `index.html`. */
const HEAD_START_MS = 1000

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const remotes = createRemotes({
  deployment: createDeploymentReader(location.href),
  runtime: {
    // By force: an entry that failed stays in the runtime's caches otherwise.
    register: async (name, manifest) =>
      registerRemotes([{ name, ...(await remoteEntryOf(manifest)) }], { force: true }),
    load: (id) => loadRemote(id),
  },
  wait,
  report: (message, cause) => console.error(message, cause),
})
// The form first, and one thing a task, so that a visitor's input is heard in between: what else comes to
// the page neither delays the form nor waits for it in vain.
const generator = remotes.generator.load()
await Promise.race([generator, wait(HEAD_START_MS)])
const { renderPage } = await import('./renderPage.tsx')
await wait(0)
// A remote that came in between would make React begin again, in one long task.
await renderPage(remotes)
preloadLater(document.head)
const loaded = Promise.all([generator, remotes.billing.load(), remotes.contact.load()])

// In development the files change under their names.
if (process.env.NODE_ENV === 'production') {
  loaded
    .then(() => registerWorker(navigator.serviceWorker, loadedUrls))
    .catch((cause: unknown) => console.warn('The page is not kept for offline visits', cause))
}
