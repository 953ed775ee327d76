import type { Remotes } from '../federation/createRemotes.ts'
import { Slot } from '../federation/Slot.tsx'
import { useMessages } from '../messages.ts'
import styles from './Contact.module.css'
import { SlotMessage } from './SlotMessage.tsx'

export const Contact = ({ contact }: Pick<Remotes, 'contact'>) => {
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
          remote={contact}
          expose="ContactForm"
          waiting={<div className={styles.waiting} />}
          failed={(failure) => <SlotMessage text={t('contact.failed')} failure={failure} />}
        >
          {(ContactForm, settings) => <ContactForm settings={settings} />}
        </Slot>
      </div>
    </section>
  )
}
