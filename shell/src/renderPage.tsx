import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Remotes } from './federation/createRemotes.ts'
import { remoteOverride } from './federation/remoteOverride.ts'

/** Renders the page in the place of its first paint. */
export const renderPage = (remotes: Remotes): void => {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id "root" to render into')
  // In a transition React renders in short tasks, between which a visitor's input is heard.
  startTransition(() => {
    createRoot(root).render(<App remotes={remotes} override={remoteOverride(location.href)} />)
  })
}
