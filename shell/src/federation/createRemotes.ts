import type { BillingProps, ContactProps, GeneratorProps } from '@dramatis/store/slots'
import type { PropsWithChildren } from 'react'
import { createRemote, type RemoteOptions } from './createRemote.ts'

export type Remotes = ReturnType<typeof createRemotes>

/** The remotes that the page composes, and what it takes from each. */
export const createRemotes = (
  common: Omit<RemoteOptions<string>, 'name' | 'exposes' | 'optional'>,
) => ({
  generator: createRemote<'Generator', PropsWithChildren<GeneratorProps>>({
    ...common,
    name: 'generator',
    exposes: ['Generator'],
  }),
  billing: createRemote<
    'HeaderStatus' | 'QuotaBadge' | 'UpgradeBanner' | 'EmailGate' | 'Premium',
    BillingProps
  >({
    ...common,
    name: 'billing',
    exposes: ['HeaderStatus', 'QuotaBadge', 'UpgradeBanner'],
    optional: ['EmailGate', 'Premium'],
  }),
  contact: createRemote<'ContactForm', ContactProps>({
    ...common,
    name: 'contact',
    exposes: ['ContactForm'],
  }),
})
