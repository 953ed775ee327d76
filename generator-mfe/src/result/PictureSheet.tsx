import type { Portrait } from '@dramatis/store'
import { Dialog } from '@dramatis/ui'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { useBackCloses } from '../controls/useBackCloses.ts'
import drawer from '../controls/drawer.module.css'
import { useStudioChanges } from '../edit/useStudioChanges.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useMessages } from '../messages.ts'
import { ChangeSteps } from './ChangeSteps.tsx'
import styles from './PictureSheet.module.css'
import { Takes } from './Takes.tsx'
import { Understood } from './Understood.tsx'

interface PictureSheetProps {
  readonly portrait: Portrait
  readonly actions: PictureActions
  readonly onClose: () => void
}

/**
 * What a picture was understood as, its takes, and changes in words, for a window that has no room for them beside the
 * picture. It closes when a picture is drawn or chosen, since that is behind it.
 */
export const PictureSheet = ({ portrait, actions: unclosed, onClose }: PictureSheetProps) => {
  const { t } = useMessages()
  const id = useId()
  useBackCloses(onClose)
  const studio = useStudioChanges()
  /** Closes first, so that the focus returns to the caption, which passes it on when its buttons change. */
  const closing =
    <Arguments extends readonly unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      flushSync(onClose)
      act(...given)
    }
  const actions = {
    ...unclosed,
    correct: closing(unclosed.correct),
    chooseTake: closing(unclosed.chooseTake),
    drawRevised: closing(unclosed.drawRevised),
  }
  return (
    <Dialog
      labelledBy={id}
      className={`${drawer.drawer} ${styles.sheet}`}
      closeLabel={t('closeAdjust')}
      onClose={onClose}
    >
      <h2 id={id} className={drawer.title}>
        {t('adjust')}
      </h2>
      <div className={drawer.oxford} />
      <div className={styles.parts} data-roomy>
        <Understood portrait={portrait} working={false} onCorrect={actions.correct} />
        <Takes portrait={portrait} working={false} actions={actions} />
        <ChangeSteps portrait={portrait} working={false} />
        {studio && <studio.StudioChangeForm portrait={portrait} actions={actions} />}
      </div>
    </Dialog>
  )
}
