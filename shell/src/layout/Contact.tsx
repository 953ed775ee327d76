import type { Remote } from '../federation/Remote.ts'
import { Slot } from '../federation/Slot.tsx'
import { useMessages } from '../messages.ts'
import styles from './Contact.module.css'
import { SlotMessage } from './SlotMessage.tsx'

export const Contact = ({ remotes }: { readonly remotes: readonly Remote[] }) => {
  const { t } = useMessages()
  return (
    <section className={styles.contact} id="contact" aria-labelledby="contact-title">
      <div className={styles.words}>
        <h2 className={styles.title} id="contact-title">
          {t('contact.title')}
        </h2>
        <p className={styles.subtitle}>{t('contact.subtitle')}</p>
      </div>
      <div className={styles.form}>
        <Slot
          name="contact"
          remotes={remotes}
          required
          waiting={<div className={styles.waiting} />}
          failed={(failure) => <SlotMessage text={t('contact.failed')} failure={failure} />}
        />
      </div>
    </section>
  )
}
