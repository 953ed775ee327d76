import type { CustomerOrder } from '@dramatis/sdk/customerPortal/orders'
import { Button } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { CircleAlert, FileText } from 'lucide-react'
import { useState } from 'react'
import { isWebAddress, openTab } from '../checkout/openTab.ts'
import { useMessages } from '../messages.ts'
import { formatMoney, formatShortDate } from './format.ts'
import type { Portal } from './portal.ts'
import { dropEnded } from './useAccount.ts'
import styles from './ManageDialog.module.css'

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
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('portal.date')}</th>
              <th scope="col">{t('portal.item')}</th>
              <th scope="col" className={styles.amount}>
                {t('portal.amount')}
              </th>
              <th scope="col">{t('portal.invoice')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <Order key={order.id} order={order} portal={portal} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const Order = ({
  order: { id, createdAt, amount, taxAmount, currency, product },
  portal,
}: {
  readonly order: CustomerOrder
  readonly portal: Portal
}) => {
  const { t } = useMessages()
  const [failed, setFailed] = useState(false)
  const [url, setUrl] = useState<string>()
  const [loading, setLoading] = useState(false)
  const date = formatShortDate(createdAt)

  const open = async () => {
    setFailed(false)
    setLoading(true)
    const tab = openTab(t('portal.openingInvoice'))
    const outcome = await portal.invoice(id)
    setLoading(false)
    if (isLeft(outcome) || !isWebAddress(outcome.right)) {
      tab?.close()
      setFailed(true)
      if (isLeft(outcome)) dropEnded(outcome.left)
    } else if (tab) tab.go(outcome.right)
    else setUrl(outcome.right)
  }

  return (
    <tr>
      <td>{date}</td>
      <td>{product.name}</td>
      <td className={styles.amount}>{formatMoney(amount + taxAmount, currency)}</td>
      <td className={styles.invoice}>
        {url === undefined ? (
          <Button
            variant="bare"
            loading={loading}
            aria-label={`${t('portal.invoiceOf', { date })} ${t('opensInNewTab')}`}
            onClick={() => void open()}
          >
            {!loading && <FileText size={20} strokeWidth={1.75} aria-hidden="true" />}
          </Button>
        ) : (
          // The browser kept the tab from opening.
          <a href={url} target="_blank" rel="noopener">
            {t('portal.invoiceOf', { date })}
          </a>
        )}
        <span role="alert" className={styles.invoiceError}>
          {failed && (
            <>
              <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
              {t('portal.noInvoice')}
            </>
          )}
        </span>
      </td>
    </tr>
  )
}
