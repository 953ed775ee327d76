import { Button, Icon, useFocusFallback, useLoaded } from '@dramatis/ui'
import { X } from 'lucide'
import type { Circumstances } from '../generation/pictureActions.ts'
import type { PortraitRequest } from '../generation/PortraitRequest.ts'
import type { StatusMessage } from '../generation/useStatusMessage.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import styles from './Caption.module.css'
import { CaptionLines } from './CaptionLines.tsx'
import { CaptionText } from './CaptionText.tsx'
import { isWorking, type ResultView } from './resultView.ts'
import type { Room } from './useRoom.ts'

interface CaptionProps extends Pick<
  Circumstances,
  'generator' | 'source' | 'onCorrect' | 'onKeep'
> {
  readonly view: ResultView
  readonly room: Room
  readonly draft: PortraitRequest
  /** Progress, or for a few seconds the outcome of the last request. */
  readonly message: StatusMessage
  /** A note that stays until it no longer applies. */
  readonly note: string | undefined
}

/**
 * The caption below the result: text about the requested or finished picture, and the picture's tools, whose code is
 * loaded while the first picture is drawn.
 */
export const Caption = ({ view, room, draft, message, note, ...circumstances }: CaptionProps) => {
  const { bar, hasSheet, hasTakes } = room
  const working = isWorking(view)
  const config = useGeneratorConfig()
  const parts = useLoaded(importParts, view.type === 'waiting' || view.type === 'picture')
  const actions = parts?.pictureActions({ ...circumstances, ...config, hasTakes })
  // The tools change when the work starts and ends, so a focused one may disappear.
  const caption = useFocusFallback<HTMLDivElement>(
    (element) => element.querySelector('button[data-again]') ?? element.querySelector('button'),
  )
  return (
    <div ref={caption} className={styles.plate} part="plate">
      {bar && (
        <div className={styles.bar}>
          {parts && actions && <parts.PictureBar {...{ view, bar, hasSheet, actions }} />}
        </div>
      )}
      <div className={styles.caption} data-sheet={hasSheet && !bar}>
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
              onDrawInHD={() => actions?.drawInHD()}
            />
          )}
        </div>
        {working && <CancelButton onClick={circumstances.generator.cancel} />}
        {view.type === 'picture' && !working && parts && actions && (
          <>
            {hasSheet && !bar && <parts.AdjustButton portrait={view.portrait} actions={actions} />}
            <parts.PictureTools
              key={view.portrait.image}
              portrait={view.portrait}
              actions={actions}
            />
          </>
        )}
      </div>
    </div>
  )
}

const importParts = () => import('./pictureParts.ts')

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
