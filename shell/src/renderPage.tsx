import { startTransition, useEffect, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { Remote } from './federation/Remote.ts'
import { remoteOverride } from './federation/remoteOverride.ts'

/** Replaces the first paint with the page; resolves once the page has rendered. */
export const renderPage = (remotes: readonly Remote[]): Promise<void> => {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element with the id "root" to render into')
  const root = createRoot(element)
  const override = remoteOverride(location.href)
  return new Promise((resolve) => {
    // In a transition React renders in short tasks and handles a visitor's input in between.
    startTransition(() =>
      root.render(<Page remotes={remotes} override={override} shown={resolve} />),
    )
  })
}

const Page = ({ shown, ...page }: ComponentProps<typeof App> & { readonly shown: () => void }) => {
  useEffect(shown, [shown])
  return <App {...page} />
}
