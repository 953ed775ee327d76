import type { ContactProps } from '@dramatis/store/slots'
import { Button, ErrorLine, Icon, TextArea, TextField } from '@dramatis/ui'
import { CircleAlert, CircleCheck, Send } from 'lucide'
import { useId, useState, type SubmitEvent } from 'react'
import styles from './ContactForm.module.css'
import { useMessages } from './messages.ts'
import type { Feedback } from './sendFeedback.ts'
import { useFeedback, type FeedbackStatus } from './useFeedback.ts'

const empty: Feedback = { email: '', message: '' }

interface Mistake {
  /** The field to focus. */
  readonly field: keyof Feedback
  readonly text: 'fillInAllFields' | 'malformedEmail'
}

/** The contact form (page-12, validation-4), without a heading: the host has one. */
const ContactForm = ({ settings }: ContactProps) => {
  const { t } = useMessages()
  const [feedback, setFeedback] = useState(empty)
  const [mistake, setMistake] = useState<Mistake>()
  const errorId = useId()
  const { status, send, reset } = useFeedback(settings)
  const sending = status === 'sending'

  const edit = (part: Partial<Feedback>) => {
    setFeedback({ ...feedback, ...part })
    setMistake(undefined)
    reset()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const first = firstMistake(feedback, elements)
    setMistake(first)
    if (first !== undefined) focus(elements.namedItem(first.field))
    else if (await send(feedback)) setFeedback(empty)
  }

  const error = mistake && t(mistake.text)
  const isMissing = (field: keyof Feedback) =>
    mistake?.text === 'fillInAllFields' && feedback[field].trim() === ''
  const errorAt = (field: keyof Feedback) =>
    mistake?.field === field || isMissing(field) ? error : undefined

  return (
    <form
      aria-label={t('title')}
      className={styles.form}
      // The browser's own messages are in the browser's language and come in a different order.
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={t('emailExample')}
        value={feedback.email}
        onChange={({ target }) => edit({ email: target.value })}
        disabled={sending}
        error={errorAt('email')}
        errorId={errorId}
      />
      <div>
        <TextArea
          label={t('message')}
          name="message"
          placeholder={t('messageHint')}
          value={feedback.message}
          onChange={({ target }) => edit({ message: target.value })}
          disabled={sending}
          error={errorAt('message')}
          errorId={errorId}
        />
        <div className={styles.error}>
          <ErrorLine id={errorId} error={error} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={sending}>
          {!sending && <Icon of={Send} mirrored />}
          {t('send')}
        </Button>
        {/* Visual only: the page's toasts announce the status. */}
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

/** The first reason why the message cannot be sent (validation-4). */
const firstMistake = (
  { email, message }: Feedback,
  elements: HTMLFormControlsCollection,
): Mistake | undefined => {
  if (email.trim() === '') return { field: 'email', text: 'fillInAllFields' }
  if (message.trim() === '') return { field: 'message', text: 'fillInAllFields' }
  const field = elements.namedItem('email')
  const malformed = field instanceof HTMLInputElement && !field.validity.valid
  return malformed ? { field: 'email', text: 'malformedEmail' } : undefined
}

const focus = (field: Element | RadioNodeList | null) => {
  if (field instanceof HTMLElement) field.focus()
}
