import { segment } from '../../codec/primitives.ts'
import { sortedBy } from '../../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../../documentedErrors.ts'
import { CustomerWallet } from '../entities/wallet.ts'
import { listOperation, operation } from '../operation.ts'

export * from '../entities/wallet.ts'

export const listPortalWallets = listOperation({
  name: 'customerPortal.wallets.list',
  summary: "List the customer's wallets.",
  path: '/v1/customer-portal/wallets/',
  auth: 'customerSession',
  query: {
    sorting: sortedBy('created_at', 'balance'),
  },
  items: CustomerWallet,
  errors: [invalidRequest],
})

export const getPortalWallet = operation({
  name: 'customerPortal.wallets.get',
  summary: "Get one of the customer's wallets.",
  method: 'GET',
  path: '/v1/customer-portal/wallets/{id}',
  auth: 'customerSession',
  params: { id: segment },
  success: { 200: CustomerWallet },
  errors: [resourceNotFound, invalidRequest],
})
