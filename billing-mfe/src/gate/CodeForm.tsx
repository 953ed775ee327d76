import type { CallFailure } from '@dramatis/functions/client'
import {
  CODE_DIGITS,
  CODE_MINUTES,
  proveEmail,
  type ProveEmailResponse,
} from '@dramatis/functions/contract'
import { Button, ErrorLine, TextField } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useStore } from 'zustand'
import { billingStore } from '../billingStore.ts'
import { callAsVisitor } from '../calls/callAsVisitor.ts'
import { failureText } from '../calls/failureText.tsx'
import { LinkButton } from '../LinkButton.tsx'
import { useMessages } from '../messages.ts'
import styles from './form.module.css'
import { requestCode } from './requestCode.ts'

interface Props {
  readonly functionsUrl: string
  readonly email: string
  readonly onProved: (proved: ProveEmailResponse) => void
  /** Buttons for visitors who cannot or will not enter a code. */
  readonly children?: ReactNode
}

/** Proves that the visitor owns the address, with a one-time code that is sent there and entered here. */
export const CodeForm = ({ functionsUrl, email, onProved, children }: Props) => {
  const { t } = useMessages()
  const code = useStore(billingStore, (state) => state.code)
  const own = code.email === email
  const sent = own && code.status === 'sent'
  const sending = own && code.status === 'sending'
  const failure = own && code.status === 'failed' ? code.failure : undefined
  const send = () => void requestCode(functionsUrl, email)
  return (
    <div className={styles.code}>
      <p className={styles.lead} role="status">
        {t(sent ? 'code.sent' : 'code.intro', {
          email,
          digits: CODE_DIGITS,
          minutes: CODE_MINUTES,
        })}
      </p>
      {sent ? (
        <CodeField functionsUrl={functionsUrl} email={email} onProved={onProved} />
      ) : (
        <div>
          <Button variant="primary" loading={sending} onClick={send}>
            {sending ? t('code.sending') : t('code.send')}
          </Button>
          <ErrorLine error={failure && failureText(t, failure)} />
        </div>
      )}
      {(sent || children !== undefined) && (
        <div className={styles.alternatives}>
          {sent && <LinkButton onClick={send}>{t('code.resend')}</LinkButton>}
          {children}
        </div>
      )}
    </div>
  )
}

const CodeField = ({ functionsUrl, email, onProved }: Omit<Props, 'children'>) => {
  const { t } = useMessages()
  const [code, setCode] = useState('')
  const [error, setError] = useState<'blank' | 'malformed' | CallFailure>()
  const [verifying, setVerifying] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const mounted = useMounted()
  // The field appears once the code has been sent, and entering the code is the visitor's next step.
  useEffect(() => field.current?.focus(), [])

  const refuse = (reason: typeof error) => {
    setError(reason)
    field.current?.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const request = proveEmail.request.decode({ email, code })
    if (isLeft(request)) {
      refuse(code.trim() === '' ? 'blank' : 'malformed')
      return
    }
    setVerifying(true)
    const outcome = await callAsVisitor(functionsUrl, proveEmail, request.right)
    if (!mounted.current) return
    setVerifying(false)
    if (isLeft(outcome)) refuse(outcome.left)
    else onProved(outcome.right)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        label={t('code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        disabled={verifying}
        onChange={({ target }) => {
          setCode(target.value)
          setError(undefined)
        }}
        error={
          typeof error === 'string'
            ? t(`code.${error}`, { digits: CODE_DIGITS })
            : error && failureText(t, error)
        }
      />
      <Button type="submit" variant="primary" className={styles.submit} loading={verifying}>
        {verifying ? t('code.verifying') : t('code.submit')}
      </Button>
    </form>
  )
}

const useMounted = () => {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
