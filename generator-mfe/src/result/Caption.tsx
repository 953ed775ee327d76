import { Button, Icon, useFocusFallback } from '@dramatis/ui'
import { X } from 'lucide'
import type { PortraitRequest } from '../generation/PortraitRequest.ts'
import type { PictureActions } from '../generation/usePictureActions.ts'
import type { StatusMessage } from '../generation/useStatusMessage.ts'
import { useMessages } from '../messages.ts'
import styles from './Caption.module.css'
import { CaptionLines } from './CaptionLines.tsx'
import { CaptionText } from './CaptionText.tsx'
import { LazyPictureBar } from './LazyPictureBar.tsx'
import { PictureTools } from './PictureTools.tsx'
import { isWorking, type ResultView } from './resultView.ts'
import type { Bar } from './useBar.ts'

interface CaptionProps {
  readonly view: ResultView
  readonly bar: Bar | undefined
  readonly draft: PortraitRequest
  /** Progress, or for a few seconds the outcome of the last request. */
  readonly message: StatusMessage
  /** A note that stays until it no longer applies. */
  readonly note: string | undefined
  readonly actions: PictureActions
  readonly onCancel: () => void
}

/** The caption below the result: text about the requested or finished picture, and the picture's tools. */
export const Caption = ({ view, bar, draft, message, note, actions, onCancel }: CaptionProps) => {
  const working = isWorking(view)
  // The tools change when the work starts and ends, so a focused one may disappear.
  const caption = useFocusFallback<HTMLDivElement>(
    (element) => element.querySelector('button[data-again]') ?? element.querySelector('button'),
  )
  return (
    <div ref={caption} className={styles.plate} part="plate">
      {bar && <LazyPictureBar view={view} bar={bar} actions={actions} />}
      <div className={styles.caption}>
        <div className={styles.text}>
          {message.failed && view.type !== 'rateLimit' ? (
            <CaptionLines first={message.text} language={message.language} second={note} />
          ) : (
            <CaptionText
              view={view}
              draft={draft}
              progress={message.text}
              note={note}
              hasBar={bar !== undefined}
              onDrawInHD={actions.drawInHD}
            />
          )}
        </div>
        {working && <CancelButton onClick={onCancel} />}
        {view.type === 'picture' && !working && (
          <PictureTools key={view.portrait.image} portrait={view.portrait} actions={actions} />
        )}
      </div>
    </div>
  )
}

const CancelButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useMessages()
  return (
    <div className={styles.tools}>
      <Button className={styles.tool} aria-label={t('cancel')} onClick={onClick}>
        <Icon of={X} />
        <span>{t('cancel')}</span>
      </Button>
    </div>
  )
}
