import { startTransition, useEffect, type ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

/** Replaces the first paint with the page; resolves once the page has rendered. */
export const renderPage = (page: ComponentProps<typeof App>): Promise<void> => {
  const element = document.getElementById('root')
  if (element === null) throw new Error('The page has no element with the id "root" to render into')
  const root = createRoot(element)
  return new Promise((resolve) => {
    // In a transition React renders in short tasks and handles a visitor's input in between.
    startTransition(() => root.render(<Page {...page} shown={resolve} />))
  })
}

const Page = ({ shown, ...page }: ComponentProps<typeof App> & { readonly shown: () => void }) => {
  useEffect(shown, [shown])
  return <App {...page} />
}
