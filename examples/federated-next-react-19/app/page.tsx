'use client'
import { createInstance } from '@module-federation/runtime'
import * as react from 'react'
import { useEffect, useRef, useState } from 'react'

interface Dramatis {
  mount(element: Element, attributes: Record<string, string>): () => void
}

const host = createInstance({
  name: 'shop',
  remotes: [
    { name: 'dramatis', type: 'module', entry: 'http://localhost:3000/embed/v1/dramatis.js' },
  ],
  // The host's own React; the generator neither uses nor changes it.
  shared: {
    react: {
      version: react.version,
      lib: () => react,
      shareConfig: { singleton: true, requiredVersion: '^19' },
    },
  },
})

export default function Page() {
  const place = useRef<HTMLDivElement>(null)
  const [character, setCharacter] = useState('')
  useEffect(() => {
    let unmount: (() => void) | undefined
    let left = false
    void host.loadRemote<Dramatis>('dramatis/mount').then((dramatis) => {
      if (left || !dramatis || !place.current) return
      unmount = dramatis.mount(place.current, {
        functions: 'http://localhost:3000',
        checkout: 'http://localhost:4010/checkout-links/sandbox_cl_demo',
      })
    })
    const listener = (event: Event) => setCharacter((event as CustomEvent).detail.character)
    document.addEventListener('dramatis:generated', listener)
    return () => {
      left = true
      unmount?.()
      document.removeEventListener('dramatis:generated', listener)
    }
  }, [])
  return (
    <main>
      <h1>Federated host</h1>
      <div ref={place} />
      <output>{character}</output>
    </main>
  )
}
