import { Button, Dialog, Icon } from '@dramatis/ui'
import { ChevronLeft, ChevronRight, Download, Trash2 } from 'lucide'
import { useEffect, useId } from 'react'
import { altLanguageOf, descriptionLanguageOf } from '../descriptionLanguage.ts'
import { aspects, labelOf, stylesOf, type Flow } from '../form/choices.ts'
import { useMessages } from '../messages.ts'
import { nameOf } from '../nameOf.ts'
import { saveFile } from '../saveFile.ts'
import { altOf } from '../stage/altOf.ts'
import { downloadName } from '../stage/downloadName.ts'
import type { KeptPicture } from './KeptPicture.ts'
import styles from './PictureDialog.module.css'
import { UndoLine } from './UndoLine.tsx'
import { useFocusFallback } from './useFocusFallback.ts'
import { useFileImage } from './useFileImage.ts'

interface PictureDialogProps {
  readonly picture: KeptPicture
  /** Newest first; `picture` is one of them. */
  readonly pictures: readonly KeptPicture[]
  readonly flow: Flow
  readonly deleted: KeptPicture | undefined
  readonly onUndo: () => void
  readonly onShow: (picture: KeptPicture) => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** One picture of the gallery with its details; the arrow keys step through the others. */
export const PictureDialog = ({
  picture,
  pictures,
  flow,
  deleted,
  onUndo,
  onShow,
  onDelete,
  onClose,
}: PictureDialogProps) => {
  const { t } = useMessages()
  const id = useId()
  const image = useFileImage(picture.file)
  const at = pictures.findIndex((other) => other.id === picture.id)
  const { star, role } = nameOf(picture.character)

  const heading = useFocusFallback(pictures)
  const stepTo = (index: number) => {
    const other = pictures[index]
    if (other) onShow(other)
  }
  // On the document: the dialog itself has the focus at first, and its keys belong to this picture too.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = pictures[targetOf(event.key, at, pictures.length) ?? -1]
      if (!target) return
      event.preventDefault()
      onShow(target)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [pictures, at, onShow])

  return (
    <Dialog
      labelledBy={id}
      className={styles.dialog}
      closeLabel={t('closePicture')}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div className={styles.mount}>
          <img
            ref={image}
            className={styles.image}
            alt={altOf(picture)}
            lang={altLanguageOf(picture)}
          />
          <div className={styles.steps} data-single={pictures.length === 1}>
            <Button
              variant="bare"
              aria-label={t('newer')}
              aria-disabled={at <= 0 || undefined}
              onClick={() => stepTo(at - 1)}
            >
              <Icon of={ChevronLeft} size={24} />
            </Button>
            <p role="status">{t('position', { at: at + 1, total: pictures.length })}</p>
            <Button
              variant="bare"
              aria-label={t('older')}
              aria-disabled={at >= pictures.length - 1 || undefined}
              onClick={() => stepTo(at + 1)}
            >
              <Icon of={ChevronRight} size={24} />
            </Button>
          </div>
        </div>
        <div className={styles.text}>
          <h2 ref={heading} id={id} className={styles.title} tabIndex={-1} dir="auto">
            {star}
          </h2>
          {role !== '' && (
            <p className={styles.role} dir="auto">
              {role}
            </p>
          )}
          <UndoLine deleted={deleted} onUndo={onUndo} />
          <Details picture={picture} flow={flow} />
          <h3 className={styles.subtitle}>{t('description')}</h3>
          <p
            className={styles.description}
            dir="auto"
            tabIndex={0}
            role="region"
            aria-label={t('description')}
          >
            <span lang={descriptionLanguageOf(picture)}>{picture.description}</span>
          </p>
          <div className={styles.tools}>
            <Button onClick={() => saveFile(picture.file, downloadName(picture.character))}>
              <Icon of={Download} />
              {t('download')}
            </Button>
            <Button onClick={onDelete}>
              <Icon of={Trash2} />
              {t('delete')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Where a key leads from the picture at `at`. */
const targetOf = (key: string, at: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return at - 1
    case 'ArrowRight':
      return at + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

const Details = ({ picture, flow }: Pick<PictureDialogProps, 'picture' | 'flow'>) => {
  const { t } = useMessages()
  const shape = aspects.find(({ value }) => value === picture.aspect)
  return (
    <dl className={styles.details}>
      <dt>{t('style')}</dt>
      <dd>{labelOf(t, picture.style, stylesOf[flow])}</dd>
      <dt>{t('format')}</dt>
      <dd>
        {shape
          ? t('shape', { label: t(`aspects.${shape.value}`), ratio: shape.ratio })
          : picture.aspect}
      </dd>
      <dt>{t('seed')}</dt>
      <dd>{picture.seed ?? t('firstTake')}</dd>
      {picture.engine && (
        <>
          <dt>{t('engine')}</dt>
          <dd>{picture.engine.name}</dd>
        </>
      )}
      <dt>{t('finished')}</dt>
      <dd>
        <time dateTime={new Date(picture.at).toISOString()}>
          {t('dateTime', { at: new Date(picture.at) })}
        </time>
      </dd>
    </dl>
  )
}
