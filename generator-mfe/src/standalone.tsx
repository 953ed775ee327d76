import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import './standalone.css'
import { mount } from './mount.tsx'

/** For development: `?functions=`, `?checkout=`, `?flow=simple` and `?compact` set the props. */
const query = new URLSearchParams(location.search)

mount(document.body.appendChild(document.createElement('main')), {
  settings: {
    functionsUrl: query.get('functions') ?? '',
    checkoutUrl: query.get('checkout') ?? '#checkout',
    flow: query.get('flow') === 'simple' ? 'simple' : 'latest',
  },
  compact: query.has('compact'),
})
