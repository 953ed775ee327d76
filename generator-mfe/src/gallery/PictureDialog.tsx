import { splitName } from '@dramatis/functions/contract'
import { Button, Dialog, Icon } from '@dramatis/ui'
import { ChevronLeft, ChevronRight, Download, Spotlight, Star, Trash2, UserRoundPlus } from 'lucide'
import { useEffect, useId } from 'react'
import { useBackCloses } from '../controls/useBackCloses.ts'
import { FullViewButton } from '../fullView/FullViewButton.tsx'
import { useIsBusy } from '../generation/useIsBusy.ts'
import { useMessages } from '../messages.ts'
import { altText } from '../picture/altText.ts'
import { altLanguageOf, descriptionLanguageOf } from '../picture/descriptionLanguage.ts'
import { downloadName } from '../picture/downloadName.ts'
import { saveFile } from '../picture/saveFile.ts'
import { ShareMenuButton } from '../share/ShareMenuButton.tsx'
import { portraitOf } from './portraitOf.ts'
import type { SavedPicture } from './SavedPicture.ts'
import { PictureDetails } from './PictureDetails.tsx'
import favorite from './favorite.module.css'
import styles from './PictureDialog.module.css'
import { UndoNotice } from './UndoNotice.tsx'
import { useFileImage } from './useFileImage.ts'

interface PictureDialogProps {
  readonly picture: SavedPicture
  /** Newest first; `picture` is one of them. */
  readonly pictures: readonly SavedPicture[]
  readonly deleted: readonly SavedPicture[]
  readonly onUndo: () => void
  readonly onShow: (picture: SavedPicture) => void
  /** Called to show the picture on the stage. */
  readonly onStage: () => void
  /** Called to mark or unmark the picture as a favorite. */
  readonly onFavorite: () => void
  /** Called to keep the character that the picture shows, or to open it if it is kept. */
  readonly onKeep: () => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** One picture of the gallery with its details; the arrow keys step through the others. */
export const PictureDialog = ({
  picture,
  pictures,
  deleted,
  onUndo,
  onShow,
  onStage,
  onFavorite,
  onKeep,
  onDelete,
  onClose,
}: PictureDialogProps) => {
  const { t } = useMessages()
  const busy = useIsBusy()
  const id = useId()
  useBackCloses(onClose)
  const image = useFileImage(picture.file)
  const { name, source } = splitName(picture)

  return (
    <Dialog
      labelledBy={id}
      className={styles.dialog}
      closeLabel={t('closePicture')}
      onClose={onClose}
    >
      <div className={styles.columns}>
        <div className={styles.mount}>
          <div className={styles.frame}>
            <img
              ref={image}
              className={styles.image}
              alt={altText(picture)}
              lang={altLanguageOf(picture)}
            />
            <FullViewButton key={picture.id} of={picture}>
              <img ref={image} alt={altText(picture)} lang={altLanguageOf(picture)} />
            </FullViewButton>
          </div>
          <Steps picture={picture} pictures={pictures} onShow={onShow} />
        </div>
        <div className={styles.text}>
          <h2 id={id} className={styles.title}>
            <bdi>{name}</bdi>
          </h2>
          {source !== '' && (
            <p className={styles.role}>
              <bdi>{source}</bdi>
            </p>
          )}
          <UndoNotice deleted={deleted} onUndo={onUndo} />
          <div className={styles.tools}>
            <Button disabled={busy} onClick={onStage}>
              <Icon of={Spotlight} />
              {t('toStage')}
            </Button>
            <Button
              className={favorite.button}
              aria-pressed={picture.favorite === true}
              onClick={onFavorite}
            >
              <Icon of={Star} />
              {t('favorite')}
            </Button>
            <Button onClick={() => void saveFile(picture.file, downloadName(picture))}>
              <Icon of={Download} />
              {t('download')}
            </Button>
            <ShareMenuButton key={picture.id} portrait={() => portraitOf(picture)} />
            <Button onClick={onKeep}>
              <Icon of={UserRoundPlus} />
              {t('keepCharacter')}
            </Button>
            <Button onClick={onDelete}>
              <Icon of={Trash2} />
              {t('delete')}
            </Button>
          </div>
          <PictureDetails picture={picture} />
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
        </div>
      </div>
    </Dialog>
  )
}

/** Buttons and keys for the previous and next pictures. */
const Steps = ({
  picture,
  pictures,
  onShow,
}: Pick<PictureDialogProps, 'picture' | 'pictures' | 'onShow'>) => {
  const { t, direction } = useMessages()
  const at = pictures.findIndex(({ id }) => id === picture.id)
  const stepTo = (index: number) => {
    const other = pictures[index]
    if (other) onShow(other)
  }
  // The listener is on the document, so that the keys work wherever the focus is in the dialog.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const target = pictures[indexFor(event.key, at, pictures.length, direction) ?? -1]
      if (!target) return
      event.preventDefault()
      onShow(target)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [pictures, at, direction, onShow])

  return (
    <div className={styles.steps} data-single={pictures.length === 1}>
      <Button
        variant="bare"
        aria-label={t('newer')}
        disabled={at <= 0}
        onClick={() => stepTo(at - 1)}
      >
        <Icon of={ChevronLeft} size={24} mirrored />
      </Button>
      <p role="status">{t('position', { at: at + 1, total: pictures.length })}</p>
      <Button
        variant="bare"
        aria-label={t('older')}
        disabled={at >= pictures.length - 1}
        onClick={() => stepTo(at + 1)}
      >
        <Icon of={ChevronRight} size={24} mirrored />
      </Button>
    </div>
  )
}

/** The index that a key moves to from `at`; undefined for other keys. */
const indexFor = (
  key: string,
  at: number,
  count: number,
  direction: 'ltr' | 'rtl',
): number | undefined => {
  const rightwards = direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowLeft':
      return at - rightwards
    case 'ArrowRight':
      return at + rightwards
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
