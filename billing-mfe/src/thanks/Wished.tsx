import { readWish, requestWish } from '@dramatis/store/wish'
import { Button } from '@dramatis/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { closeDialog } from '../billingStore.ts'
import { useMessages } from '../messages.ts'
import styles from './ThanksDialog.module.css'

/** Draws what the buyer wanted when the checkout opened. */
export const Wished = () => {
  const { t } = useMessages()
  const [wish] = useState(() => readWish())
  if (wish === undefined || wish.character === '') return null
  return (
    <Button variant="primary" className={styles.wished} onClick={draw}>
      {t('thanks.draw', { character: wish.character, style: t(`styles.${wish.style}`) })}
    </Button>
  )
}

/** Draws it once the dialog has given the focus back. */
const draw = (): void => {
  flushSync(() => closeDialog('thanks'))
  requestWish()
}
