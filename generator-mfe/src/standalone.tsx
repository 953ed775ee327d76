import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import './standalone.css'
import { mount } from './mount.tsx'

/** The remote alone, for development: `?functions=` and `?checkout=` take addresses, `?flow=` the flow. */
const query = new URLSearchParams(location.search)

mount(document.body.appendChild(document.createElement('main')), {
  settings: {
    functionsUrl: query.get('functions') ?? '',
    checkoutUrl: query.get('checkout') ?? '#checkout',
  },
  flow: query.get('flow') === 'simple' ? 'simple' : 'full',
})
