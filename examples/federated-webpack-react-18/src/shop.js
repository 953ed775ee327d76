import { createElement as h, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const Shop = () => {
  const place = useRef(null)
  const [character, setCharacter] = useState('')
  useEffect(() => {
    let unmount = () => undefined
    import('dramatis/mount').then(({ mount }) => {
      unmount = mount(place.current, {
        functions: 'http://localhost:3000',
        checkout: 'http://localhost:4010/checkout-links/sandbox_cl_demo',
      })
    })
    const listener = ({ detail }) => setCharacter(detail.character)
    document.addEventListener('dramatis:generated', listener)
    return () => {
      unmount()
      document.removeEventListener('dramatis:generated', listener)
    }
  }, [])
  return h(
    'main',
    null,
    h('h1', null, 'Federated host'),
    h('div', { ref: place }),
    h('output', null, character),
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(h(Shop))
