import { X } from 'lucide'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import styles from './Dialog.module.css'

export interface DialogProps {
  /** The id of the heading within that names the dialog. */
  readonly labelledBy: string
  /** Asked by Escape, the close button and a press beside the panel; take the dialog away then. */
  readonly onClose: () => void
  /** What lies between the page and the panel. Default: a veil through which the page can be seen. */
  readonly backdrop?: 'veil' | 'curtain'
  /** Of the panel. */
  readonly className?: string | undefined
  /** Of the close button. */
  readonly closeLabel: string
  readonly children: ReactNode
}

/**
 * A modal dialog, open as long as it is mounted. The browser keeps the focus within and the page inert;
 * at the end the focus goes back to where it was. It starts on the panel and on no control: what someone
 * was typing when a dialog came by itself presses nothing.
 */
export const Dialog = ({
  labelledBy,
  onClose,
  backdrop = 'veil',
  className,
  closeLabel,
  children,
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const pressedBeside = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    panel.current?.focus({ preventScroll: true })
    const unlock = lockScroll()
    return () => {
      unlock()
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-backdrop={backdrop}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The browser may close it without asking, when Escape is pressed twice.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose()
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget
      }}
      // A press that began within, as when text is selected, ends the dialog nowhere.
      onClick={({ target, currentTarget }) => {
        if (pressedBeside.current && target === currentTarget) onClose()
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
          onClick={() => onClose()}
        >
          <Icon of={X} />
        </Button>
      </div>
    </dialog>
  )
}

/** Keeps the page behind from scrolling, without a move to the side; returns what lets it go again. */
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
