import type { Order } from '../../shared/entities/order.ts'
import type { CustomerOrder } from '../../shared/entities/portalOrder.ts'
import { related } from '../store/related.ts'
import { sumOfCharges } from '../rules/usageCharges.ts'
import type { OrderRow } from '../store/rows.ts'
import type { World } from '../World.ts'
import { presentCustomer } from './presentCustomer.ts'
import { presentedDiscount } from './presentDiscount.ts'
import { presentCustomerProduct } from './presentCustomerProduct.ts'
import { presentProductFields } from './presentProduct.ts'
import { presentSubscriptionFields } from './presentSubscriptionFields.ts'

/** An order as the merchant sees it. */
export const presentOrder = (world: World, row: OrderRow): Order => ({
  ...fieldsOf(world, row),
  metadata: row.metadata,
  platformFeeAmount: 0,
  platformFeeCurrency: null,
  customer: presentCustomer(world, related(world, 'customers', row.customerId)),
  product: presentProductFields(related(world, 'products', row.productId)),
  discount: presentedDiscount(world, row.discountId),
})

/** An order as its customer sees it. */
export const presentCustomerOrder = (world: World, row: OrderRow): CustomerOrder => ({
  ...fieldsOf(world, row),
  product: presentCustomerProduct(world, related(world, 'products', row.productId)),
})

/** The fields that both merchants and customers see. */
const fieldsOf = (world: World, row: OrderRow) => {
  const { name } = related(world, 'products', row.productId)
  const { amount, discountAmount = 0, taxAmount, subscriptionId } = row
  const number = row.id.slice(0, 8).toUpperCase()
  return {
    ...row,
    paid: true,
    subtotalAmount: amount + discountAmount,
    discountAmount,
    netAmount: amount,
    totalAmount: amount + taxAmount,
    appliedBalanceAmount: 0,
    dueAmount: 0,
    billingName: row.billingName ?? related(world, 'customers', row.customerId).name,
    invoiceNumber: `SANDBOX-${number}`,
    isInvoiceGenerated: true,
    receiptNumber: `RCPT-${number}`,
    seats: row.seats ?? null,
    units: row.units ?? null,
    nextPaymentAttemptAt: null,
    description: row.description ?? name,
    refundableAmount: amount - row.refundedAmount,
    refundableTaxAmount: taxAmount - row.refundedTaxAmount,
    items: itemsOf(row, name),
    subscription:
      subscriptionId === null
        ? null
        : presentSubscriptionFields(related(world, 'subscriptions', subscriptionId)),
  }
}

/** The items of an order: the product, and usage by meter. They add up to its subtotal. */
const itemsOf = (row: OrderRow, name: string) => {
  const usage = row.usage ?? []
  const item = {
    id: row.id,
    createdAt: row.createdAt,
    modifiedAt: null,
    label: name,
    amount: row.amount + (row.discountAmount ?? 0) - sumOfCharges(usage),
    taxAmount: row.taxAmount,
    proration: row.billingReason === 'subscription_update',
    productPriceId: row.productPriceId,
  }
  const usageItems = usage.map((charge) => ({ ...item, ...charge, taxAmount: 0 }))
  return item.amount === 0 && usage.length > 0 ? usageItems : [item, ...usageItems]
}
