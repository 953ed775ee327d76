import type { Portrait } from '@dramatis/store'
import { useState } from 'react'
import type { Flow } from '../form/choices.ts'
import { GalleryDrawer } from './GalleryDrawer.tsx'
import type { KeptPicture } from './KeptPicture.ts'
import { PictureDialog } from './PictureDialog.tsx'
import type { Gallery } from './useGallery.ts'

interface GalleryDialogsProps {
  readonly gallery: Gallery
  /** By whose names the styles go. */
  readonly flow: Flow
  /** What is on the stage. */
  readonly portrait: Portrait | undefined
  readonly onClose: () => void
}

/** The open gallery, with one of its pictures before it when it was chosen. */
export const GalleryDialogs = ({ gallery, flow, portrait, onClose }: GalleryDialogsProps) => {
  const { pictures, latest } = gallery
  const [shownId, setShownId] = useState<number>()
  const [seenId, setSeenId] = useState<number>()
  const [deleted, setDeleted] = useState<KeptPicture>()
  const shown = pictures.find(({ id }) => id === shownId)

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
      <GalleryDrawer
        gallery={{
          ...gallery,
          clear: () => {
            gallery.clear()
            setDeleted(undefined) // Who wants them all gone means this one, too.
          },
        }}
        flow={flow}
        currentId={latest?.portrait === portrait ? latest?.id : undefined}
        seenId={shown ? undefined : seenId}
        deleted={deleted}
        onUndo={undo}
        onOpen={({ id }) => setShownId(id)}
        onClose={onClose}
      />
      {shown && (
        <PictureDialog
          picture={shown}
          pictures={pictures}
          flow={flow}
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
