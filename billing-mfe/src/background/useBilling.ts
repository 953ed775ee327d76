import type { BillingProps } from '@dramatis/store/slots'
import { useEffect } from 'react'
import { startBilling } from './startBilling.ts'

/** Runs the background work of this remote while the component is mounted; see {@link startBilling}. */
export const useBilling = ({ functionsUrl, checkoutUrl }: BillingProps['settings']): void =>
  useEffect(() => startBilling({ functionsUrl, checkoutUrl }), [functionsUrl, checkoutUrl])
