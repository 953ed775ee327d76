import { pageStore } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import styles from './developmentPage.module.css'
import { mount } from './mount.tsx'

/** This remote on its own: its three parts as the page places them, and buttons for what others write. */
const settings = { functionsUrl: '', checkoutUrl: 'https://example.com/checkout' }

const MINUTE_MS = 60_000

const states = {
  'Fresh visitor': () => pageStore.setState(pageStore.getInitialState(), true),
  'Count a request': () => pageStore.getState().countRequest(Date.now()),
  'Refuse for a minute': () => pageStore.getState().refuseUntil(Date.now() + MINUTE_MS),
  Subscriber: () =>
    pageStore.getState().setSubscriber({ status: 'premium', email: 'you@example.com' }),
}

const Controls = () => (
  <main className={styles.controls}>
    {Object.entries(states).map(([label, apply]) => (
      <Button key={label} onClick={apply}>
        {label}
      </Button>
    ))}
  </main>
)

const add = (tag: 'header' | 'div', className = ''): HTMLElement => {
  const element = document.createElement(tag)
  element.className = className
  document.body.append(element)
  return element
}

document.body.className = styles.page ?? ''
mount(add('header', styles.bar), { part: 'header-status', settings })
mount(add('div', styles.offer), { part: 'upgrade-banner', settings })
mount(add('div'), { part: 'quota-badge', settings })
createRoot(add('div')).render(
  <StrictMode>
    <Controls />
  </StrictMode>,
)
