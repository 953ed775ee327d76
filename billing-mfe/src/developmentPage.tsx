import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import { pageStore, unchecked } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { billingStore, openDialog } from './billingStore.ts'
import styles from './developmentPage.module.css'
import { mount } from './mount.tsx'

/**
 * This remote on its own: its parts in the places where the page has them, and a button for each of the states
 * below. `?functions=`, `?checkout=` and `?platform=` take URLs, `?state=` (which may be repeated) takes the name of
 * a state, and `?theme=` takes `light` or `dark`.
 */
const query = new URLSearchParams(location.search)
const settings = {
  functionsUrl: query.get('functions') ?? '',
  checkoutUrl: query.get('checkout') ?? 'https://example.com/checkout',
}
const platformUrl = query.get('platform') ?? location.origin

const MINUTE_MS = 60_000
const EMAIL = 'you@example.com'

const { setSubscriber, countRequest, refuseUntil, setGeneration } = pageStore.getState()
const setStatus = (status: 'premium' | 'free' | 'failed') => {
  setSubscriber({ status, email: EMAIL })
}

const states: Readonly<Record<string, () => void>> = {
  'New visitor': () => {
    billingStore.setState(billingStore.getInitialState())
    billingStore.setState({ dialogsMounted: true })
    const { openCheckout } = pageStore.getState()
    pageStore.setState({ ...pageStore.getInitialState(), openCheckout })
  },
  'Count a request': () => countRequest(Date.now()),
  'Refuse for a minute': () => refuseUntil(Date.now() + MINUTE_MS),
  'Free success': () =>
    setGeneration({
      phase: 'succeeded',
      portrait: {
        image: '',
        character: 'Gandalf',
        style: 'realistic',
        aspect: 'portrait',
        description: '',
        premium: false,
      },
    }),
  Subscriber: () => setStatus('premium'),
  'No subscription': () => setStatus('free'),
  'Check an address': () => {
    billingStore.setState({ enteredEmail: EMAIL })
    setSubscriber(unchecked(EMAIL))
  },
  'Check failed': () => setStatus('failed'),
  'Code required': () => {
    setStatus('free')
    billingStore.setState({ emailToProve: EMAIL, code: { email: '', status: 'none' } })
  },
  'Code sent': () => {
    setStatus('free')
    billingStore.setState({ emailToProve: EMAIL, code: { email: EMAIL, status: 'sent' } })
  },
  Gate: () => openDialog('gate'),
  Upsell: () => openDialog('upsell'),
  Blocked: () => {
    billingStore.setState({ checkoutUrl: settings.checkoutUrl })
    openDialog('blocked')
  },
  'Manage, unproven': () => {
    setStatus('premium')
    openDialog('manage')
  },
  Manage: () => {
    setStatus('premium')
    billingStore.setState({ session: { token: 'session', platformUrl } })
    openDialog('manage')
  },
}

const Controls = () => (
  <div className={styles.controls}>
    {Object.entries(states).map(([label, apply]) => (
      <Button key={label} onClick={apply}>
        {label}
      </Button>
    ))}
  </div>
)

const add = (tag: 'header' | 'main' | 'div', className = '', parent: Element = document.body) => {
  const element = document.createElement(tag)
  element.className = className
  parent.append(element)
  return element
}

document.body.className = styles.page ?? ''
if (query.has('theme')) document.documentElement.dataset.theme = query.get('theme') ?? ''
mount(add('header', styles.bar), { part: 'header-status', settings })
mount(add('div', styles.offer), { part: 'upgrade-banner', settings })
mount(add('div'), { part: 'quota-badge', settings })
const main = add('main')
mount(add('div', '', main), { part: 'email-gate', settings })
createRoot(add('div', '', main)).render(
  <StrictMode>
    <Controls />
  </StrictMode>,
)
mount(add('div'), { part: 'premium', settings })

// Applied after the parts have mounted, because mounting sets their initial states.
const wanted = query.getAll('state')
setTimeout(() => wanted.forEach((name) => states[name]?.()))
