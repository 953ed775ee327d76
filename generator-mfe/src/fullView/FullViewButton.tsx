import type { Named } from '@dramatis/functions/contract'
import { useState, type ReactNode } from 'react'
import { useLazy } from '../controls/useLazy.ts'
import { useMessages } from '../messages.ts'
import styles from './FullViewButton.module.css'

interface FullViewButtonProps {
  readonly of: Named
  /** The image element to show in the full view. */
  readonly children: ReactNode
}

/** Covers a picture and opens its full view, whose code is loaded when a press is likely. */
export const FullViewButton = ({ of, children }: FullViewButtonProps) => {
  const { t } = useMessages()
  const [open, setOpen] = useState(false)
  const { part: FullView, preload, load } = useLazy(importFullView)
  return (
    <>
      <button
        type="button"
        className={styles.cover}
        aria-label={t('fullView')}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true)
          load()
        }}
      />
      {open && FullView && (
        <FullView of={of} onClose={() => setOpen(false)}>
          {children}
        </FullView>
      )}
    </>
  )
}

const importFullView = async () => (await import('./FullView.tsx')).FullView
