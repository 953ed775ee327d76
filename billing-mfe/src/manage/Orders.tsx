import { Button, ErrorLine, Icon, VisuallyHidden } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { FileText } from 'lucide'
import { useState } from 'react'
import { isWebAddress, openTab } from '../checkout/openTab.ts'
import { useMessages } from '../messages.ts'
import { formatDate, formatMoney } from './format.ts'
import type { Order, Portal } from './createPortal.ts'
import { dropExpiredSession } from './useAccount.ts'
import styles from './Orders.module.css'

interface Props {
  readonly orders: readonly Order[]
  readonly portal: Portal
}

/** The customer's payments, with links to their invoices. */
export const Orders = ({ orders, portal }: Props) => {
  const { t } = useMessages()
  return (
    <section className={styles.orders} aria-label={t('portal.orders')}>
      <h3 className={styles.heading}>{t('portal.orders')}</h3>
      {orders.length === 0 ? (
        <p className={styles.none}>{t('portal.noOrders')}</p>
      ) : (
        // The roles are explicit because Safari drops a table's own when CSS lays it out as a list, as on phones.
        <table role="table" className={styles.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader">{t('portal.date')}</th>
              <th role="columnheader">{t('portal.item')}</th>
              <th role="columnheader" className={styles.amount}>
                {t('portal.amount')}
              </th>
              <th role="columnheader" className={styles.invoice}>
                {t('portal.invoice')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} portal={portal} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface OrderProps {
  readonly order: Order
  readonly portal: Portal
}

const OrderRow = ({ order, portal }: OrderProps) => {
  const { createdAt, totalAmount, currency = 'usd', description, product } = order
  const { t } = useMessages()
  const { state, blockedUrl, open } = useInvoice(portal, order)
  const loading = state === 'loading'
  const date = createdAt ? formatDate(createdAt) : ''
  const invoiceFrom = t('portal.invoiceFrom', { date })
  return (
    <>
      <tr role="row">
        <td role="cell">{date}</td>
        <td role="cell" className={styles.item}>
          {product?.name ?? description}
        </td>
        <td role="cell" className={styles.amount}>
          {totalAmount === undefined ? '' : formatMoney(totalAmount, currency)}
        </td>
        <td role="cell" className={styles.invoice}>
          <Button
            variant="bare"
            loading={loading}
            aria-label={`${invoiceFrom} ${t('opensInNewTab')}`}
            onClick={() => void open()}
          >
            {!loading && <Icon of={FileText} />}
          </Button>
        </td>
      </tr>
      {(state === 'failed' || state === 'blocked') && (
        <tr role="row" className={styles.outcome}>
          <td role="cell" colSpan={4}>
            {state === 'failed' ? (
              <ErrorLine error={t('portal.noInvoice')} />
            ) : (
              <p role="alert">
                {t('checkout.blockedText')}{' '}
                <a href={blockedUrl} target="_blank" rel="noopener">
                  {invoiceFrom}
                  <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
                </a>
              </p>
            )}
          </td>
        </tr>
      )}
    </>
  )
}

/** Opens an order's invoice in a new tab, or returns its `blockedUrl` if the browser blocks the tab. */
const useInvoice = (portal: Portal, order: Order) => {
  const { t } = useMessages()
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'blocked'>('idle')
  const [blockedUrl, setBlockedUrl] = useState<string>()
  const open = async () => {
    setState('loading')
    const tab = openTab(t('portal.openingInvoice'))
    const outcome = await portal.invoice(order)
    if (isLeft(outcome) || !isWebAddress(outcome.right)) {
      tab?.close()
      setState('failed')
      if (isLeft(outcome)) dropExpiredSession(outcome.left)
    } else if (tab) {
      tab.go(outcome.right)
      setState('idle')
    } else {
      setBlockedUrl(outcome.right)
      setState('blocked')
    }
  }
  return { state, blockedUrl, open }
}
