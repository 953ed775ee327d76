import type { ContactProps } from '@dramatis/store/slots'
import { Button, Icon, TextArea, TextField } from '@dramatis/ui'
import { CircleAlert, CircleCheck, Send } from 'lucide'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import styles from './ContactForm.module.css'
import { useMessages } from './messages.ts'
import type { Feedback } from './sendFeedback.ts'
import { useFeedback, type FeedbackStatus } from './useFeedback.ts'

const empty: Feedback = { email: '', message: '' }

/** The contact form (spec, sections 2 and 5). Its heading is the host's. */
const ContactForm = ({ settings }: ContactProps) => {
  const { t } = useMessages()
  const [feedback, setFeedback] = useState(empty)
  const [blank, setBlank] = useState<keyof Feedback>()
  const { status, send, forget } = useFeedback(settings)
  const button = useFocusKept(status)
  const sending = status === 'sending'

  const edit = (part: Partial<Feedback>) => {
    setFeedback({ ...feedback, ...part })
    setBlank(undefined)
    forget()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const first = firstBlank(feedback)
    setBlank(first)
    if (first !== undefined) return focusField(event.currentTarget, first)
    if (await send(feedback)) setFeedback(empty)
  }

  const errorAt = (name: keyof Feedback) => (blank === name ? t('fillInAllFields') : undefined)

  return (
    <form aria-label={t('title')} className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={t('emailExample')}
        value={feedback.email}
        onChange={({ target }) => edit({ email: target.value })}
        readOnly={sending}
        error={errorAt('email')}
      />
      <TextArea
        label={t('message')}
        name="message"
        placeholder={t('messageHint')}
        value={feedback.message}
        onChange={({ target }) => edit({ message: target.value })}
        readOnly={sending}
        error={errorAt('message')}
      />
      <div className={styles.actions}>
        <Button ref={button} type="submit" variant="lit" loading={sending}>
          {!sending && <Icon of={Send} />}
          {t('send')}
        </Button>
        {/* Only to be seen: the page's toasts say the same, and say it aloud. */}
        <p className={styles.status} data-status={status}>
          <Status status={status} />
        </p>
      </div>
    </form>
  )
}

export default ContactForm

const Status = ({ status }: { readonly status: FeedbackStatus }) => {
  const { t } = useMessages()
  switch (status) {
    case 'idle':
      return null
    case 'sending':
      return t('sending')
    case 'sent':
      return (
        <>
          <Icon of={CircleCheck} />
          {t('sent')}
        </>
      )
    case 'failed':
      return (
        <>
          <Icon of={CircleAlert} />
          {t('failed')}
        </>
      )
  }
}

const firstBlank = ({ email, message }: Feedback): keyof Feedback | undefined => {
  if (email.trim() === '') return 'email'
  return message.trim() === '' ? 'message' : undefined
}

const focusField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Gives a button back the focus that the browser took while it was disabled. */
const useFocusKept = (status: FeedbackStatus) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (lost && (status === 'sent' || status === 'failed')) button.current?.focus()
  }, [status])
  return button
}
