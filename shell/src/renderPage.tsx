import { startTransition, useEffect, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Remotes } from './federation/createRemotes.ts'
import { remoteOverride } from './federation/remoteOverride.ts'

/** Renders the page in the place of its first paint; resolves once it is there. */
export const renderPage = (remotes: Remotes): Promise<void> => {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element with the id "root" to render into')
  const root = createRoot(element)
  const override = remoteOverride(location.href)
  return new Promise((resolve) => {
    // In a transition React renders in short tasks, between which a visitor's input is heard.
    startTransition(() =>
      root.render(<Page remotes={remotes} override={override} shown={resolve} />),
    )
  })
}

const Page = ({ shown, ...page }: ComponentProps<typeof App> & { readonly shown: () => void }) => {
  useEffect(shown, [shown])
  return <App {...page} />
}
