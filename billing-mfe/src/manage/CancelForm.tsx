import type { CustomerCancellationReason } from '@dramatis/sdk/subscriptions'
import { Button, SelectField, TextArea, useFocusKept } from '@dramatis/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useMessages } from '../messages.ts'
import { formatDate } from './format.ts'
import type { Cancellation } from './portal.ts'
import styles from './ManageDialog.module.css'

/** In the order of the choice (spec, section 9). */
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
  readonly end: Date | null
  readonly working: boolean
  readonly onCancel: (cancellation: Cancellation) => void
  readonly onKeep: () => void
}

/** Asks once more before a subscription ends with its period, and why; the answer is up to the customer. */
export const CancelForm = ({ end, working, onCancel, onKeep }: Props) => {
  const { t } = useMessages()
  const [chosen, setChosen] = useState('')
  const [comment, setComment] = useState('')
  const consequence = useRef<HTMLParagraphElement>(null)
  // What was pressed is gone; reading goes on here.
  useEffect(() => consequence.current?.focus(), [])
  const confirm = useFocusKept(working)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = reasons.find((known) => known === chosen)
    onCancel({
      ...(reason !== undefined && { reason }),
      ...(comment.trim() !== '' && { comment: comment.trim() }),
    })
  }
  return (
    <form className={styles.cancel} onSubmit={submit}>
      <p ref={consequence} tabIndex={-1} className={styles.consequence}>
        {end ? t('portal.cancelTitle', { date: formatDate(end) }) : t('portal.cancelTitleUndated')}
      </p>
      <SelectField
        label={t('portal.reason')}
        value={chosen}
        disabled={working}
        onChange={({ target }) => setChosen(target.value)}
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
        readOnly={working}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className={styles.actions}>
        <Button ref={confirm} type="submit" loading={working}>
          {working ? t('portal.canceling') : t('portal.confirm')}
        </Button>
        <Button variant="lit" disabled={working} onClick={onKeep}>
          {t('portal.keep')}
        </Button>
      </div>
    </form>
  )
}
