import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { createRemotes, wait } from './federation/createRemotes.ts'

/** How long the first render waits for the remotes: one paint with them beats two paints. */
const HEAD_START_MS = 300

const remotes = createRemotes(location.href)
const loaded = Promise.all(Object.values(remotes).map((remote) => remote.load()))

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root" to render into')

await Promise.race([loaded, wait(HEAD_START_MS)])
createRoot(root).render(<App remotes={remotes} />)
