import { pageStore } from '@dramatis/store'
import { useState } from 'react'
import { useStore } from 'zustand'
import { shownPortrait } from '../generation/shownPortrait.ts'
import { GalleryDrawer } from './GalleryDrawer.tsx'
import type { SavedPicture } from './SavedPicture.ts'
import { PictureDialog } from './PictureDialog.tsx'
import type { Gallery } from './useGallery.ts'

interface GalleryDialogsProps {
  readonly gallery: Gallery
  readonly onClose: () => void
}

/** The open gallery, and in front of it the picture that was chosen. */
export const GalleryDialogs = ({ gallery, onClose }: GalleryDialogsProps) => {
  const portrait = useStore(pageStore, ({ generation }) => shownPortrait(generation))
  const { pictures, latest } = gallery
  const [shownId, setShownId] = useState<number>()
  const [seenId, setSeenId] = useState<number>()
  const [deleted, setDeleted] = useState<SavedPicture>()
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
  const remove = (picture: SavedPicture) => {
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
            setDeleted(undefined) // "All" includes this one.
          },
        }}
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
