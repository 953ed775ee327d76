import { MAX_PHOTO_BYTES } from '@dramatis/catalogue'
import { PHOTO_TYPES } from '@dramatis/functions/contract'
import { Button, ErrorLine, Icon } from '@dramatis/ui'
import { ImageUp, X } from 'lucide'
import { useCallback, useId, useRef, useState, type DragEvent } from 'react'
import { useOutsidePress } from '../controls/useOutsidePress.ts'
import { useScrolledIntoView } from '../controls/useScrolledIntoView.ts'
import { useMessages } from '../messages.ts'
import styles from './PhotoField.module.css'
import { readPhoto } from './readPhoto.ts'
import type { ChosenPhoto } from './usePhoto.ts'

const MEGABYTE = 1024 * 1024

interface PhotoFieldProps {
  readonly chosen: ChosenPhoto
  /** Accepts no changes, but stays focusable. */
  readonly disabled: boolean
}

/** A button that opens a panel for choosing, viewing and removing a photo. It also opens if the photo is refused. */
export const PhotoField = ({ chosen, disabled }: PhotoFieldProps) => {
  const { photo, problem } = chosen
  const { t } = useMessages()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [shownProblem, setShownProblem] = useState(problem)
  if (shownProblem !== problem) {
    setShownProblem(problem)
    if (problem !== undefined) setOpen(true)
  }
  const field = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useOutsidePress(
    field,
    open,
    useCallback(() => setOpen(false), []),
  )
  return (
    <div
      ref={field}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.preventDefault()
        setOpen(false)
        toggle.current?.focus()
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        part="photo"
        aria-label={photo === undefined ? t('photo') : t('photoChosen')}
        title={t('photo')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-disabled={disabled || undefined}
        onClick={() => setOpen(!open && !disabled)}
      >
        {photo === undefined ? <Icon of={ImageUp} size={24} /> : <img src={photo} alt="" />}
      </button>
      {open && !disabled && <PhotoPanel id={id} chosen={chosen} />}
    </div>
  )
}

interface PhotoPanelProps extends Omit<PhotoFieldProps, 'disabled'> {
  readonly id: string
}

const PhotoPanel = ({ id, chosen }: PhotoPanelProps) => {
  const { photo, problem } = chosen
  const { t } = useMessages()
  const [over, setOver] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useScrolledIntoView(panel, true)
  const limit = MAX_PHOTO_BYTES / MEGABYTE

  const take = (file: File | undefined) => {
    if (file) chosen.choose(readPhoto(file))
  }
  const onDrag = (event: DragEvent) => {
    event.preventDefault() // Otherwise, the browser would open a dropped file.
    setOver(event.type === 'dragover')
  }

  return (
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      role="group"
      aria-label={t('photo')}
      aria-busy={chosen.isReading}
      data-over={over}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        take(event.dataTransfer.files[0])
      }}
    >
      {photo !== undefined && (
        <div className={styles.chosen}>
          <img src={photo} alt={t('photoChosen')} />
          <Button
            onClick={() => {
              chosen.remove()
              input.current?.focus()
            }}
          >
            <Icon of={X} />
            {t('photoRemove')}
          </Button>
        </div>
      )}
      <label className={styles.choose}>
        {t('photoChoose')}
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES.join(',')}
          aria-describedby={`${id}-note ${id}-error`}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = '' // This lets the visitor choose the same file again.
          }}
        />
      </label>
      <p id={`${id}-note`} className={styles.note}>
        {t('photoNote', { limit })}
      </p>
      <ErrorLine id={`${id}-error`} error={problem && t(problem, { limit })} />
    </div>
  )
}
