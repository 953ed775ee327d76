import type { BillingProps } from '@dramatis/store/slots'
import { useEffect } from 'react'
import { startBilling } from './startBilling.ts'

/** {@link startBilling} as long as the component is there. */
export const useBilling = ({ functionsUrl, checkoutUrl }: BillingProps['settings']): void =>
  useEffect(() => startBilling({ functionsUrl, checkoutUrl }), [functionsUrl, checkoutUrl])
