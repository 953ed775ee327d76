import type { AspectRatio } from '@dramatis/functions/contract'
import { Lamp, VisuallyHidden } from '@dramatis/ui'
import type { ReactNode, Ref } from 'react'
import type { StatusMessage } from '../flow/useStatusMessage.ts'
import type { Flow } from '../form/choices.ts'
import { Curtain } from './Curtain.tsx'
import { Empty } from './Empty.tsx'
import { Picture } from './Picture.tsx'
import styles from './Stage.module.css'
import { isWorking, type StageView } from './stageView.ts'
import { Waiting } from './Waiting.tsx'

interface StageProps {
  readonly view: StageView
  /** The format of the picture that is shown or awaited. */
  readonly aspect: AspectRatio
  readonly flow: Flow
  /** Time left until the next request as `m:ss`. */
  readonly countdown: string | undefined
  /** Whether there is a name in the form. */
  readonly named: boolean
  readonly online: boolean
  /** What a screen reader hears about the portrait. */
  readonly message: StatusMessage
  /** What hangs in the corner. */
  readonly corner: ReactNode
  /** The line under the stage. */
  readonly plate: ReactNode
  readonly ref: Ref<HTMLDivElement>
}

export const Stage = ({
  view,
  aspect,
  flow,
  countdown,
  named,
  online,
  message,
  corner,
  plate,
  ref,
}: StageProps) => (
  <div
    ref={ref}
    className={styles.stage}
    part="stage"
    data-view={view.type}
    data-working={isWorking(view)}
    data-aspect={aspect}
  >
    <Spoken {...message} />
    <div className={styles.set}>
      <div className={styles.floor} />
      <div className={styles.batten} />
      {view.type !== 'curtain' && (
        <>
          <div className={styles.beam} />
          <div className={styles.pool} />
        </>
      )}
      <Lamp lit={view.type !== 'curtain'} />
      {view.type === 'empty' && <Empty flow={flow} named={named} online={online} />}
      {view.type === 'waiting' && <Waiting flow={flow} preview={view.preview} />}
      {view.type === 'picture' && (
        <Picture key={view.portrait.image} portrait={view.portrait} preview={view.preview} />
      )}
      {view.type === 'curtain' && <Curtain countdown={countdown ?? '0:00'} />}
    </div>
    {corner}
    {plate}
  </div>
)

/** Both regions are there from the start, or a screen reader would miss what comes together with its region. */
const Spoken = ({ text, failed, language }: StatusMessage) => (
  <VisuallyHidden>
    <span role="status">{!failed && text}</span>
    <span role="alert" lang={language}>
      {failed && text}
    </span>
  </VisuallyHidden>
)
