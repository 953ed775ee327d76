import type { BillingProps } from '@dramatis/store/slots'
import { VisuallyHidden } from '@dramatis/ui'
import { messages } from './messages.ts'
import styles from './UpgradeBanner.module.css'
import { usePremium } from './usePremium.ts'

/** The row under the header: the way to premium; it keeps its height for those who are there. */
const UpgradeBanner = ({ settings }: BillingProps) => (
  <section className={styles.row} aria-label={messages.premium}>
    {usePremium() ? (
      <p className={styles.text}>{messages.subscribed}</p>
    ) : (
      <Offer checkoutUrl={settings.checkoutUrl} />
    )}
  </section>
)

export default UpgradeBanner

const Offer = ({ checkoutUrl }: { readonly checkoutUrl: string }) => (
  <>
    <p className={styles.text}>
      <b className={styles.headline}>
        {messages.offer.short}
        <span className={styles.rest}>{messages.offer.rest}</span>
      </b>
      <span className={styles.terms}>{messages.offer.terms}</span>
    </p>
    <a className={styles.upgrade} href={checkoutUrl} target="_blank" rel="noopener">
      {messages.upgrade}
      <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
    </a>
  </>
)
