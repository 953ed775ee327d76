import type { Portrait } from '@dramatis/store'
import { useState } from 'react'
import { GalleryButton } from './GalleryButton.tsx'
import { GalleryDrawer } from './GalleryDrawer.tsx'
import type { KeptPicture } from './KeptPicture.ts'
import { PictureDialog } from './PictureDialog.tsx'
import type { Gallery } from './useGallery.ts'

interface GalleryCornerProps {
  readonly gallery: Gallery
  /** What is on the stage. */
  readonly portrait: Portrait | undefined
}

/** The button in the stage's corner, once there is something to show, and the gallery that it opens. */
export const GalleryCorner = ({ gallery, portrait }: GalleryCornerProps) => {
  const { pictures, fault, latest } = gallery
  const [open, setOpen] = useState(false)
  const [shownId, setShownId] = useState<number>()
  const [seenId, setSeenId] = useState<number>()
  const [deleted, setDeleted] = useState<KeptPicture>()
  const shown = pictures.find(({ id }) => id === shownId)

  const close = () => {
    setOpen(false)
    setShownId(undefined)
    setSeenId(undefined)
    setDeleted(undefined)
  }
  const undo = () => {
    if (!deleted) return
    gallery.restore(deleted)
    setDeleted(undefined)
    if (shown) setShownId(deleted.id)
    else setSeenId(deleted.id)
  }
  const closePicture = () => {
    setSeenId(shownId)
    setShownId(undefined)
  }
  const remove = (picture: KeptPicture) => {
    const at = pictures.indexOf(picture)
    const next = pictures[at + 1] ?? pictures[at - 1]
    gallery.remove(picture)
    setDeleted(picture)
    setShownId(next?.id)
    setSeenId(next?.id)
  }

  return (
    <>
      {(pictures.length > 0 || fault !== undefined || open) && (
        <GalleryButton
          count={pictures.length}
          onOpen={() => {
            gallery.refresh()
            setOpen(true)
          }}
        />
      )}
      {open && (
        <GalleryDrawer
          gallery={gallery}
          currentId={latest?.portrait === portrait ? latest?.id : undefined}
          seenId={shown ? undefined : seenId}
          deleted={deleted}
          onUndo={undo}
          onOpen={({ id }) => setShownId(id)}
          onClose={close}
        />
      )}
      {open && shown && (
        <PictureDialog
          picture={shown}
          pictures={pictures}
          deleted={deleted}
          onUndo={undo}
          onShow={({ id }) => setShownId(id)}
          onDelete={() => remove(shown)}
          onClose={closePicture}
        />
      )}
    </>
  )
}
