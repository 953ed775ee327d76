/** The composed page as one build: the shell's page with the remotes' components imported in place. */
import { REMOTES, type RemoteName } from '@dramatis/remotes'
import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import '../../../shell/src/page.css'
import * as t from 'io-ts'
import { createRoot } from 'react-dom/client'
import { createStore } from 'zustand/vanilla'
import EmailGate from '../../../billing-mfe/src/EmailGate.tsx'
import HeaderStatus from '../../../billing-mfe/src/HeaderStatus.tsx'
import Premium from '../../../billing-mfe/src/Premium.tsx'
import QuotaBadge from '../../../billing-mfe/src/QuotaBadge.tsx'
import UpgradeBanner from '../../../billing-mfe/src/UpgradeBanner.tsx'
import ContactForm from '../../../contact-mfe/src/ContactForm.tsx'
import Generator from '../../../generator-mfe/src/Generator.tsx'
import { App } from '../../../shell/src/App.tsx'
import { decodeJson } from '../../../shell/src/federation/fetchJson.ts'
import { readSettings } from '../../../shell/src/federation/settings.ts'

const inPage = document.getElementById('settings.json')?.textContent ?? ''
const json = decodeJson('settings.json', t.UnknownRecord, inPage)
const { settings } = readSettings(json)

/** Returns a remote that is ready from the start, because its components are part of this build. */
const bundledRemote = <Component,>(
  name: RemoteName,
  components: Readonly<Record<string, Component>>,
) => {
  const row = REMOTES[name]
  return {
    name,
    slots: { ...row.exposes, ...('optional' in row && row.optional) },
    state: createStore(() => ({
      status: 'ready' as const,
      candidate: { version: 'monolith', entry: '', canary: false },
      components: new Map(Object.entries(components)),
      settings,
    })),
    load: () => Promise.resolve(),
    rendered: () => undefined,
    rollBack: () => Promise.resolve(),
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id "root" to render into')

createRoot(root).render(
  <App
    remotes={[
      bundledRemote('generator', { Generator }),
      bundledRemote('billing', { HeaderStatus, QuotaBadge, UpgradeBanner, EmailGate, Premium }),
      bundledRemote('contact', { ContactForm }),
    ]}
  />,
)
