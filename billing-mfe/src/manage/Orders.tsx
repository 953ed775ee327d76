import type { CustomerOrder } from '@dramatis/sdk/customerPortal/orders'
import { Button, ErrorLine, Icon, useFocusKept, VisuallyHidden } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { FileText } from 'lucide'
import { useState } from 'react'
import { isWebAddress, openTab } from '../checkout/openTab.ts'
import { useMessages } from '../messages.ts'
import { formatDate, formatMoney } from './format.ts'
import type { Portal } from './portal.ts'
import { dropEnded } from './useAccount.ts'
import styles from './Orders.module.css'

interface Props {
  readonly orders: readonly CustomerOrder[]
  readonly portal: Portal
}

/** What was paid and when, with the invoices. */
export const Orders = ({ orders, portal }: Props) => {
  const { t } = useMessages()
  return (
    <section className={styles.orders} aria-label={t('portal.orders')}>
      <h3 className={styles.heading}>{t('portal.orders')}</h3>
      {orders.length === 0 ? (
        <p className={styles.none}>{t('portal.noOrders')}</p>
      ) : (
        // The roles are said, because a table that is laid out as a list on a phone loses them in Safari.
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
              <Order key={order.id} order={order} portal={portal} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface OrderProps {
  readonly order: CustomerOrder
  readonly portal: Portal
}

const Order = ({
  order: { id, createdAt, amount, taxAmount, currency, product },
  portal,
}: OrderProps) => {
  const { t } = useMessages()
  const { state, blockedUrl, open } = useInvoice(portal, id)
  const loading = state === 'loading'
  const button = useFocusKept(loading)
  const invoiceOf = t('portal.invoiceOf', { date: formatDate(createdAt) })
  return (
    <>
      <tr role="row">
        <td role="cell">{formatDate(createdAt)}</td>
        <td role="cell" className={styles.item}>
          {product.name}
        </td>
        <td role="cell" className={styles.amount}>
          {formatMoney(amount + taxAmount, currency)}
        </td>
        <td role="cell" className={styles.invoice}>
          <Button
            ref={button}
            variant="bare"
            loading={loading}
            aria-label={`${invoiceOf} ${t('opensInNewTab')}`}
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
                  {invoiceOf}
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

/** Fetches an order's invoice into a new tab. `blockedUrl` is where it is when the browser allowed no tab. */
const useInvoice = (portal: Portal, orderId: string) => {
  const { t } = useMessages()
  const [state, setState] = useState<'none' | 'loading' | 'failed' | 'blocked'>('none')
  const [blockedUrl, setBlockedUrl] = useState<string>()
  const open = async () => {
    setState('loading')
    const tab = openTab(t('portal.openingInvoice'))
    const outcome = await portal.invoice(orderId)
    if (isLeft(outcome) || !isWebAddress(outcome.right)) {
      tab?.close()
      setState('failed')
      if (isLeft(outcome)) dropEnded(outcome.left)
    } else if (tab) {
      tab.go(outcome.right)
      setState('none')
    } else {
      setBlockedUrl(outcome.right)
      setState('blocked')
    }
  }
  return { state, blockedUrl, open }
}
