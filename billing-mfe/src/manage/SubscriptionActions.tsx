import { Button } from '@dramatis/ui'
import { useState } from 'react'
import { useMessages } from '../messages.ts'
import { CancelForm } from './CancelForm.tsx'
import { isCurrent, type Cancellation, type Subscription } from './createPortal.ts'

interface Props {
  readonly subscription: Subscription
  /** Whether the platform is still processing a change. */
  readonly pending: boolean
  readonly cancel: (cancellation: Cancellation) => Promise<void>
  readonly resume: () => Promise<void>
  /** Clears the outcome of the last change. */
  readonly reset: () => void
}

/** The button that opens the cancellation form or undoes a cancellation; nothing for an ended subscription. */
export const SubscriptionActions = ({ subscription, pending, resume, ...rest }: Props) => {
  const { t } = useMessages()
  if (!isCurrent(subscription)) return null
  return subscription.cancelAtPeriodEnd ? (
    <Button variant="primary" loading={pending} onClick={() => void resume()}>
      {pending ? t('portal.resuming') : t('portal.resume')}
    </Button>
  ) : (
    <Cancel end={subscription.currentPeriodEnd} pending={pending} {...rest} />
  )
}

interface CancelProps extends Pick<Props, 'pending' | 'cancel' | 'reset'> {
  readonly end: Date | undefined
}

const Cancel = ({ end, pending, cancel, reset }: CancelProps) => {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  const show = (next: boolean) => {
    reset()
    setOpen(next)
  }
  return open ? (
    <CancelForm
      end={end}
      pending={pending}
      onCancel={(cancellation) => void cancel(cancellation)}
      onKeep={() => {
        show(false)
      }}
    />
  ) : (
    <Button
      onClick={() => {
        show(true)
      }}
    >
      {t('portal.cancel')}
    </Button>
  )
}
