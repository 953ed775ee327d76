import { Button, Icon, useFocusFallback } from '@dramatis/ui'
import { Trash2 } from 'lucide'
import { useState } from 'react'
import tools from '../gallery/GalleryTools.module.css'
import { useMessages } from '../messages.ts'
import { useCastMessages } from './messages.ts'

interface RemoveButtonProps {
  readonly name: string
  readonly onRemove: () => void
}

/** Removes a character after asking, since that cannot be undone. */
export const RemoveButton = ({ name, onRemove }: RemoveButtonProps) => {
  const { t } = useMessages()
  const { t: c } = useCastMessages()
  const [asking, setAsking] = useState(false)
  // The question replaces the pressed button, and vice versa, so the focus needs a new place.
  const group = useFocusFallback<HTMLDivElement>((element) =>
    element.querySelector<HTMLElement>('button:last-of-type'),
  )
  return (
    <div
      ref={group}
      className={tools.tools}
      role={asking ? 'group' : undefined}
      aria-label={asking ? c('remove') : undefined}
    >
      {asking ? (
        <>
          <p className={tools.question}>{c('removeQuestion', { name })}</p>
          <Button key="yes" onClick={onRemove}>
            {t('deleteAllYes')}
          </Button>
          <Button key="no" onClick={() => setAsking(false)}>
            {t('deleteAllNo')}
          </Button>
        </>
      ) : (
        <Button
          key="remove"
          variant="bare"
          className={tools.delete}
          onClick={() => setAsking(true)}
        >
          <Icon of={Trash2} />
          {c('remove')}
        </Button>
      )}
    </div>
  )
}
