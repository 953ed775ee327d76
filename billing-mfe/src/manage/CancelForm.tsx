import { defined, FREE_LIMIT, FREE_STYLE } from '@dramatis/catalogue'
import type { CustomerCancellationReason } from '@dramatis/sdk/2026-10/subscriptions'
import { Button, SelectField, TextArea } from '@dramatis/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useMessages } from '../messages.ts'
import type { Cancellation } from './createPortal.ts'
import { formatDate } from './format.ts'
import styles from './ManageDialog.module.css'

/** The cancellation reasons (constant-21), in the order in which they are offered. */
const reasons = [
  'too_expensive',
  'unused',
  'missing_features',
  'low_quality',
  'customer_service',
  'too_complex',
  'switched_service',
  'other',
] as const satisfies readonly CustomerCancellationReason[]

interface Props {
  readonly end: Date | undefined
  readonly pending: boolean
  readonly onCancel: (cancellation: Cancellation) => void
  readonly onKeep: () => void
}

/**
 * Says what happens when a subscription is canceled, and asks for confirmation and for the reason, which is
 * optional.
 */
export const CancelForm = ({ end, pending, onCancel, onKeep }: Props) => {
  const { t } = useMessages()
  const [chosen, setChosen] = useState('')
  const [comment, setComment] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  // The button that opened the form has been removed, so the focus moves to the form's heading.
  useEffect(() => title.current?.focus(), [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = reasons.find((known) => known === chosen)
    onCancel(defined({ reason, comment: comment.trim() || undefined }))
  }
  return (
    <form className={styles.cancel} onSubmit={submit}>
      <h4 ref={title} tabIndex={-1} className={styles.consequences}>
        {t('portal.cancelTitle')}
      </h4>
      <ul className={styles.steps}>
        <li>{t('portal.cancelNow')}</li>
        <li>
          {end
            ? t('portal.cancelUntil', { date: formatDate(end) })
            : t('portal.cancelUntilUndated')}
        </li>
        <li>{t('portal.cancelAfter', { limit: FREE_LIMIT, style: t(`styles.${FREE_STYLE}`) })}</li>
      </ul>
      <SelectField
        label={t('portal.reason')}
        value={chosen}
        disabled={pending}
        onChange={({ target }) => {
          setChosen(target.value)
        }}
      >
        <option value="">{t('portal.noReason')}</option>
        {reasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`portal.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('portal.comment')}
        value={comment}
        rows={2}
        maxLength={1000}
        disabled={pending}
        onChange={({ target }) => {
          setComment(target.value)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={pending}>
          {pending ? t('portal.canceling') : t('portal.confirm')}
        </Button>
        <Button variant="primary" disabled={pending} onClick={onKeep}>
          {t('portal.keep')}
        </Button>
      </div>
    </form>
  )
}
