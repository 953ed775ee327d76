import { Email } from '@dramatis/functions/contract'
import { emailOf, pageStore, proofOf, unchecked } from '@dramatis/store'
import { Button, TextField } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useRef, useState, type SubmitEvent } from 'react'
import { useStore } from 'zustand'
import { billingStore } from '../billingStore.ts'
import { useMessages } from '../messages.ts'
import styles from './form.module.css'

/** Asks for the visitor's address (validation-3), which is then checked in the background. */
export const EmailForm = () => {
  const { t } = useMessages()
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const failure = useStore(billingStore, (state) => state.checkFailure)
  const [typed, setTyped] = useState<string>()
  const [mistake, setMistake] = useState<'blank' | 'malformed'>()
  const field = useRef<HTMLInputElement>(null)
  const checking = subscriber.status === 'checking'
  const email = typed ?? emailOf(subscriber)
  const failed =
    subscriber.status === 'failed' && typed === undefined ? t(failure || 'checkFailed') : undefined

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = Email.decode(email)
    if (isLeft(address)) {
      setMistake(email.trim() === '' ? 'blank' : 'malformed')
      field.current?.focus()
      return
    }
    setTyped(undefined)
    const known = emailOf(subscriber) === address.right
    if (!known) billingStore.setState({ session: undefined })
    billingStore.setState({ enteredEmail: address.right, unprovenEmail: '', checkFailure: '' })
    pageStore.getState().setSubscriber(unchecked(address.right, known ? proofOf(subscriber) : ''))
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={t('gate.email')}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={t('gate.emailExample')}
        value={email}
        disabled={checking}
        onChange={({ target }) => {
          setTyped(target.value)
          setMistake(undefined)
        }}
        error={mistake ? t(`gate.${mistake}`) : failed}
      />
      <Button type="submit" variant="primary" className={styles.submit} loading={checking}>
        {checking ? t('gate.checking') : t('gate.submit')}
      </Button>
    </form>
  )
}
