import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { BillingProps, ContactProps, GeneratorProps } from '@dramatis/store/slots'
import type { PropsWithChildren } from 'react'
import { createRemote, type FederationRuntime } from './createRemote.ts'
import { createDeploymentReader } from './deployment.ts'

export type Remotes = ReturnType<typeof createRemotes>

/** The remotes that the page composes, over the federation runtime of this host. */
export const createRemotes = (base: string) => {
  const common = { deployment: createDeploymentReader(base), runtime, wait, report }
  return {
    generator: createRemote<'Generator', PropsWithChildren<GeneratorProps>>({
      ...common,
      name: 'generator',
      exposes: ['Generator'],
    }),
    billing: createRemote<'HeaderStatus' | 'QuotaBadge' | 'UpgradeBanner', BillingProps>({
      ...common,
      name: 'billing',
      exposes: ['HeaderStatus', 'QuotaBadge', 'UpgradeBanner'],
    }),
    contact: createRemote<'ContactForm', ContactProps>({
      ...common,
      name: 'contact',
      exposes: ['ContactForm'],
    }),
  }
}

const runtime: FederationRuntime = {
  // By force: a manifest or an entry that failed stays in the runtime's caches otherwise.
  register: (name, entry) => registerRemotes([{ name, entry }], { force: true }),
  load: (id) => loadRemote(id),
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const report = (message: string, cause: unknown): void => {
  console.error(message, cause)
}
