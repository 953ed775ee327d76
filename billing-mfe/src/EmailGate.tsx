import { FREE_LIMIT } from '@dramatis/catalogue'
import { emailOf, needsGate, pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { useFocusFallback } from '@dramatis/ui'
import { useId } from 'react'
import { useStore } from 'zustand'
import { billingStore } from './billingStore.ts'
import { GateForm } from './gate/GateForm.tsx'
import { useBilling } from './background/useBilling.ts'
import { useMessages } from './messages.ts'
import styles from './EmailGate.module.css'

/**
 * The email gate as a section of the page, for visitors whose address is unknown, could not be checked or has not
 * been proven (subscriber-6). It locks nobody out; the rest of the page works without it.
 */
const EmailGate = ({ settings }: BillingProps) => {
  useBilling(settings)
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const { emailToProve, enteredEmail } = useStore(billingStore)
  const email = emailOf(subscriber)
  const isPending =
    email !== '' &&
    (emailToProve === email || (subscriber.status === 'checking' && enteredEmail === email))
  if (!needsGate(subscriber) && !isPending) return null
  return <Section {...settings} />
}

export default EmailGate

const Section = ({ functionsUrl }: BillingProps['settings']) => {
  const { t } = useMessages()
  const title = useId()
  return (
    <section
      ref={useFocusFallback()}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={title}
    >
      <div className={styles.intro}>
        <h2 className={styles.title} id={title}>
          {t('gate.sectionTitle')}
        </h2>
        <p className={styles.text}>{t('gate.sectionText', { limit: FREE_LIMIT })}</p>
      </div>
      <div className={styles.form}>
        <GateForm functionsUrl={functionsUrl} />
      </div>
    </section>
  )
}
