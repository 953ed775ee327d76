import { emailOf, needsGate, pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { useId } from 'react'
import { useStore } from 'zustand'
import { billingStore } from './billingStore.ts'
import { GateForm } from './gate/GateForm.tsx'
import { useBilling } from './life/useBilling.ts'
import { useMessages } from './messages.ts'
import styles from './EmailGate.module.css'
import { useFocusPassedOn } from './useFocusPassedOn.ts'

/**
 * The e-mail gate as a section of the page, for visitors whose address is not known, could not be checked,
 * or is to be proved (spec, section 4). It locks nobody out: the page above works without.
 */
const EmailGate = ({ settings }: BillingProps) => {
  useBilling(settings)
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const { proofWanted, entered } = useStore(billingStore)
  const email = emailOf(subscriber)
  const ownTurn =
    email !== '' &&
    (proofWanted === email || (subscriber.status === 'checking' && entered === email))
  if (!needsGate(subscriber) && !ownTurn) return null
  return <Section {...settings} />
}

export default EmailGate

const Section = ({ functionsUrl }: BillingProps['settings']) => {
  const { t } = useMessages()
  const title = useId()
  return (
    <section ref={useFocusPassedOn()} className={styles.section} aria-labelledby={title}>
      <div className={styles.words}>
        <h2 className={styles.title} id={title}>
          {t('gate.sectionTitle')}
        </h2>
        <p className={styles.text}>{t('gate.sectionText')}</p>
      </div>
      <div className={styles.form}>
        <GateForm functionsUrl={functionsUrl} />
      </div>
    </section>
  )
}
