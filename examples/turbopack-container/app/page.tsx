'use client'
import { useEffect, useRef, useState } from 'react'

/** What every Module Federation container exports. */
interface Container {
  init(shareScope: object): unknown
  get(module: string): Promise<() => Dramatis>
}

interface Dramatis {
  mount(element: Element, attributes: Record<string, string>): () => void
}

const ENTRY = 'http://localhost:3000/embed/v1/dramatis.js'

const loadDramatis = async (): Promise<Dramatis> => {
  const container: Container = await import(/* turbopackIgnore: true */ ENTRY)
  await container.init({})
  const factory = await container.get('./mount')
  return factory()
}

export default function Page() {
  const place = useRef<HTMLDivElement>(null)
  const [character, setCharacter] = useState('')
  useEffect(() => {
    let unmount: (() => void) | undefined
    let left = false
    void loadDramatis().then(({ mount }) => {
      if (left || !place.current) return
      unmount = mount(place.current, {
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
      <h1>Turbopack</h1>
      <div ref={place} />
      <output>{character}</output>
    </main>
  )
}
