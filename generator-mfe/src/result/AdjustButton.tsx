import type { Portrait } from '@dramatis/store'
import { Button, Icon } from '@dramatis/ui'
import { SlidersHorizontal } from 'lucide'
import { useEffect, useState } from 'react'
import { useLazy } from '../controls/useLazy.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useMessages } from '../messages.ts'
import styles from './AdjustButton.module.css'

interface AdjustButtonProps {
  readonly portrait: Portrait
  readonly actions: PictureActions
}

/** Opens a sheet with what a small window has no room for beside the picture: see `PictureSheet`. */
export const AdjustButton = ({ portrait, actions }: AdjustButtonProps) => {
  const { t } = useMessages()
  /** The picture that the sheet is open for: it closes when there is another. */
  const [adjusted, setAdjusted] = useState<Portrait>()
  const { part: PictureSheet, preload, load } = useLazy(importSheet)
  useEffect(preload, [preload])
  return (
    <>
      <Button
        className={styles.button}
        aria-label={t('adjust')}
        aria-haspopup="dialog"
        onClick={() => {
          setAdjusted(portrait)
          load()
        }}
      >
        <Icon of={SlidersHorizontal} />
        <span>{t('adjustWord')}</span>
      </Button>
      {adjusted === portrait && PictureSheet && (
        <PictureSheet
          portrait={portrait}
          actions={actions}
          onClose={() => setAdjusted(undefined)}
        />
      )}
    </>
  )
}

const importSheet = async () => (await import('./PictureSheet.tsx')).PictureSheet
