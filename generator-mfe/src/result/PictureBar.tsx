import type { PictureActions } from '../generation/pictureActions.ts'
import { AdjustButton } from './AdjustButton.tsx'
import { ChangeSteps } from './ChangeSteps.tsx'
import styles from './PictureBar.module.css'
import { isWorking, type ResultView } from './resultView.ts'
import { Takes } from './Takes.tsx'
import { Understood } from './Understood.tsx'
import type { Bar } from './useRoom.ts'

interface PictureBarProps {
  readonly view: ResultView
  readonly bar: Bar
  /** Whether a button opens a sheet with the takes. */
  readonly hasSheet: boolean
  readonly actions: PictureActions
}

/** What the picture was understood as, and its takes. */
export const PictureBar = ({ view, bar, hasSheet, actions }: PictureBarProps) => {
  const portrait = view.type === 'picture' ? view.portrait : undefined
  const working = isWorking(view)
  return (
    <div className={styles.bar} data-takes={bar === 'takes'}>
      {bar === 'takes' && <Takes portrait={portrait} working={working} actions={actions} />}
      {portrait && (
        <div className={styles.told}>
          <Understood portrait={portrait} working={working} onCorrect={actions.correct} />
          <ChangeSteps portrait={portrait} working={working} />
          {hasSheet && !working && <AdjustButton portrait={portrait} actions={actions} />}
        </div>
      )}
    </div>
  )
}
