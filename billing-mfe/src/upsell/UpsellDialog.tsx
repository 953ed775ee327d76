import { emailOf, pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { buttonClass, Dialog, VisuallyHidden } from '@dramatis/ui'
import { Crown } from 'lucide-react'
import { useId } from 'react'
import { useStore } from 'zustand'
import { closeDialog, openDialog } from '../billingStore.ts'
import { handOverCheckout } from '../checkout/handOverCheckout.ts'
import { forgetAddress } from '../gate/forgetAddress.ts'
import { LinkButton } from '../LinkButton.tsx'
import { messages } from '../messages.ts'
import styles from './UpsellDialog.module.css'

const { upsell } = messages

/** "Unlock Premium": free against premium, the price, and the way to the checkout (spec, section 2). */
export const UpsellDialog = ({ settings: { checkoutUrl } }: BillingProps) => {
  const id = useId()
  return (
    <Dialog
      labelledBy={id}
      closeLabel={messages.close}
      className={styles.unlock}
      onClose={() => closeDialog('upsell')}
    >
      <h2 className={styles.title} id={id}>
        {upsell.title}
      </h2>
      <Comparison />
      <div className={styles.buy}>
        <p className={styles.price}>
          {upsell.price} <small className={styles.interval}>{upsell.perMonth}</small>
          <span className={styles.guarantee}>{upsell.guarantee}</span>
        </p>
        <a
          className={buttonClass('lit', styles.upgrade)}
          href={checkoutUrl}
          target="_blank"
          rel="noopener"
          onClick={handOverCheckout}
        >
          <Crown size={20} strokeWidth={1.75} aria-hidden="true" />
          {messages.upgrade}
          <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
        </a>
      </div>
      <Already />
    </Dialog>
  )
}

const Comparison = () => (
  <table className={styles.compare}>
    <caption>
      <VisuallyHidden>{upsell.caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <td />
        <th scope="col">{upsell.free}</th>
        <th scope="col" className={styles.lit}>
          {messages.premium}
        </th>
      </tr>
    </thead>
    <tbody>
      {upsell.rows.map(({ name, free, premium }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{free}</td>
          <td className={styles.lit}>{premium}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The way in for subscribers, and the way out of an address that has no subscription. */
const Already = () => {
  const email = useStore(pageStore, ({ subscriber }) => emailOf(subscriber))
  return (
    <p className={styles.already}>
      {email === '' ? upsell.already : upsell.checked(email)}{' '}
      <LinkButton
        onClick={() => {
          if (email !== '') forgetAddress()
          openDialog('gate')
        }}
      >
        {email === '' ? upsell.enterEmail : messages.useAnotherAddress}
      </LinkButton>
    </p>
  )
}
