import { PREMIUM } from '@dramatis/catalogue'
import type { BillingProps } from '@dramatis/store/slots'
import { usePremium, VisuallyHidden } from '@dramatis/ui'
import { useStore } from 'zustand'
import { billingStore, openDialog } from './billingStore.ts'
import { LinkButton, linkClass } from './LinkButton.tsx'
import { useMessages } from './messages.ts'
import { premiumPrice } from './premiumPrice.ts'
import styles from './UpgradeBanner.module.css'

/** The row under the header: the offer or, for subscribers, the button that opens their subscription. */
const UpgradeBanner = ({ settings }: BillingProps) => {
  const { t } = useMessages()
  const premium = usePremium()
  const dialogsMounted = useStore(billingStore, (state) => state.dialogsMounted)
  return (
    <section className={styles.row} aria-label={t('premium')} data-premium={premium || undefined}>
      {premium ? <p className={styles.text}>{t('subscribed')}</p> : <Offer />}
      {dialogsMounted && (
        <LinkButton
          className={styles.upgrade}
          aria-haspopup="dialog"
          onClick={() => openDialog(premium ? 'manage' : 'upsell')}
        >
          {premium ? t('manage') : t('upgrade')}
        </LinkButton>
      )}
      {!dialogsMounted && !premium && (
        // If the host has no place for the dialogs, a link opens the checkout directly.
        <a
          className={linkClass(styles.upgrade)}
          href={settings.checkoutUrl}
          target="_blank"
          rel="noopener"
        >
          {t('upgrade')}
          <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
        </a>
      )}
    </section>
  )
}

export default UpgradeBanner

/** The window's width decides which of the two texts is shown. */
const Offer = () => {
  const { t } = useMessages()
  const price = premiumPrice(t)
  return (
    <>
      <p className={styles.text}>
        <b className={styles.headline}>{t('offer.headline')}</b>{' '}
        {t('offer.terms', { price, days: PREMIUM.guaranteeDays })}
      </p>
      <p className={styles.short}>{t('offer.short', { price })}</p>
    </>
  )
}
