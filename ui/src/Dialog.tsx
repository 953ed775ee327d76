import { X } from 'lucide'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { Icon } from './Icon.tsx'
import { useFocusFallback } from './useFocusFallback.ts'

export interface DialogProps {
  /** The id of the heading inside that names the dialog. */
  readonly labelledBy: string
  /** Called on Escape, the close button or a press outside the panel; must unmount the dialog. */
  readonly onClose: () => void
  /** The layer between the page and the panel. Default: `dim`, which leaves the page visible. */
  readonly backdrop?: 'dim' | 'opaque'
  /** Class name of the panel. */
  readonly className?: string | undefined
  /** Accessible name of the close button. */
  readonly closeLabel: string
  readonly children: ReactNode
}

/**
 * A modal dialog, open while it is mounted. The browser keeps the focus inside and the page inert, and on
 * closing returns the focus to where it was. The focus starts on the panel rather than on a control, because the
 * visitor may be typing when a dialog opens unprompted.
 */
export const Dialog = ({
  labelledBy,
  onClose,
  backdrop = 'dim',
  className,
  closeLabel,
  children,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useFocusFallback<HTMLDivElement>()
  const pressedOutside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    panel.current?.focus({ preventScroll: true })
    const unlock = lockScroll()
    return () => {
      unlock()
      element?.close()
    }
  }, [panel])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-backdrop={backdrop}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return // React passes on what a dialog inside hears.
        event.preventDefault()
        onClose()
      }}
      // On a second Escape, the browser may close the dialog without a cancelable event.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedOutside.current = target === currentTarget
      }}
      // Ignores a press that began inside, for example to select text.
      onClick={({ target, currentTarget }) => {
        if (pressedOutside.current && target === currentTarget) onClose()
      }}
    >
      <div
        ref={panel}
        tabIndex={-1}
        className={[styles.panel, className].filter(Boolean).join(' ')}
      >
        {children}
        <Button
          variant="bare"
          className={styles.close}
          aria-label={closeLabel}
          onClick={() => {
            onClose()
          }}
        >
          <Icon of={X} />
        </Button>
      </div>
    </dialog>
  )
}

/** Keeps the page behind from scrolling, without a layout shift; returns a function that undoes this. */
const lockScroll = (): (() => void) => {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
  }
}
