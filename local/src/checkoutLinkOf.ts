import { DEMO } from '@dramatis/sdk/sandbox'
import type { Addresses } from './addresses.ts'

/** Where premium is sold when no checkout can be created for the visitor: the sandbox's own link. */
export const checkoutLinkOf = ({ platform }: Addresses): string =>
  `${platform}/checkout-links/${DEMO.checkoutLinkSecret}`
