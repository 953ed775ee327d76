import { MAX_PHOTO_BYTES } from '@dramatis/catalogue'
import { PHOTO_TYPES } from '@dramatis/functions/contract'
import { Button, ErrorLine, Icon } from '@dramatis/ui'
import { ImageUp, X } from 'lucide'
import { useCallback, useId, useRef, useState, type DragEvent } from 'react'
import { useOutsidePress } from '../controls/useOutsidePress.ts'
import { useScrolledIntoView } from '../controls/useScrolledIntoView.ts'
import { useMessages } from '../messages.ts'
import { dataUrlOf } from '../picture/dataUrlOf.ts'
import styles from './PhotoField.module.css'
import { photoProblem, type PhotoProblem } from './photoProblem.ts'
import { shrinkPhoto } from './shrinkPhoto.ts'

const MEGABYTE = 1024 * 1024

interface PhotoFieldProps {
  /** A data URL; undefined if there is no photo. */
  readonly photo: string | undefined
  readonly onChange: (photo: string | undefined) => void
  /** Accepts no changes, but stays focusable. */
  readonly disabled: boolean
}

type Problem = PhotoProblem | 'photoTooLarge' | 'pictureUnreadable'

/** A button that opens a panel for choosing, viewing and removing a photo. */
export const PhotoField = ({ photo, onChange, disabled }: PhotoFieldProps) => {
  const { t } = useMessages()
  const id = useId()
  const [open, setOpen] = useState(false)
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
      {open && !disabled && <PhotoPanel id={id} photo={photo} onChange={onChange} />}
    </div>
  )
}

interface PhotoPanelProps extends Omit<PhotoFieldProps, 'disabled'> {
  readonly id: string
}

const PhotoPanel = ({ id, photo, onChange }: PhotoPanelProps) => {
  const { t } = useMessages()
  const [problem, setProblem] = useState<Problem>()
  const [over, setOver] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useScrolledIntoView(panel, true)
  const limit = MAX_PHOTO_BYTES / MEGABYTE

  const take = async (file: File | undefined) => {
    if (!file) return
    const found = await photoProblem(file).catch(() => 'pictureUnreadable' as const)
    if (found) {
      setProblem(found)
      return
    }
    const upload = await shrinkPhoto(file)
    if (upload.size > MAX_PHOTO_BYTES) {
      setProblem('photoTooLarge')
      return
    }
    setProblem(undefined)
    await dataUrlOf(upload).then(onChange, () => setProblem('pictureUnreadable'))
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
      data-over={over}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event)
        void take(event.dataTransfer.files[0])
      }}
    >
      {photo !== undefined && (
        <div className={styles.chosen}>
          <img src={photo} alt={t('photoChosen')} />
          <Button
            onClick={() => {
              onChange(undefined)
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
            void take(target.files?.[0])
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
