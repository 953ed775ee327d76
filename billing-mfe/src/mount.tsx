import '@dramatis/ui/fonts.css'
import '@dramatis/ui/tokens.css'
import type { BillingProps, Mount } from '@dramatis/store/slots'
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import EmailGate from './EmailGate.tsx'
import HeaderStatus from './HeaderStatus.tsx'
import Premium from './Premium.tsx'
import QuotaBadge from './QuotaBadge.tsx'
import UpgradeBanner from './UpgradeBanner.tsx'

const parts = {
  'header-status': HeaderStatus,
  'quota-badge': QuotaBadge,
  'upgrade-banner': UpgradeBanner,
  'email-gate': EmailGate,
  premium: Premium,
} satisfies Record<string, ComponentType<BillingProps>>

export interface MountProps extends BillingProps {
  readonly part: keyof typeof parts
}

/**
 * Renders one part into `element` with this remote's own React, and returns a function that unmounts it.
 * Throws if there is no such part.
 */
export const mount: Mount<MountProps> = (element, { part, settings }) => {
  if (!Object.hasOwn(parts, part)) {
    throw new Error(`There is no part "${part}"; mount one of ${Object.keys(parts).join(', ')}.`)
  }
  const Part: ComponentType<BillingProps> = parts[part]
  const root = createRoot(element)
  root.render(
    <StrictMode>
      <Part settings={settings} />
    </StrictMode>,
  )
  return () => {
    root.unmount()
  }
}
