import { pageStore, type Portrait } from '@dramatis/store'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { CastList } from '../cast/CastList.tsx'
import { CharacterPage } from '../cast/CharacterPage.tsx'
import { useCast } from '../cast/useCast.ts'
import type { Makers } from '../cast/useMaking.ts'
import { shownPortrait } from '../generation/shownPortrait.ts'
import { notify } from '../messages.ts'
import { filterPictures, noFilter } from '../gallery/filterPictures.ts'
import { GalleryDrawer } from '../gallery/GalleryDrawer.tsx'
import { PictureDialog } from '../gallery/PictureDialog.tsx'
import { portraitOf } from '../gallery/portraitOf.ts'
import type { SavedPicture } from '../gallery/SavedPicture.ts'
import type { Gallery } from '../gallery/useGallery.ts'
import { useImportFile } from './useImportFile.ts'

export interface GalleryDialogsProps {
  /** Perhaps with a picture whose character is to be kept and shown. */
  readonly open: Portrait | true
  readonly gallery: Gallery
  readonly makers: Makers
  /** Called with a picture to put back on the stage. */
  readonly onStage: (portrait: Portrait) => void
  readonly onClose: () => void
}

/** The open gallery, and in front of it the picture that was chosen. */
export const GalleryDialogs = ({
  open,
  gallery,
  makers,
  onStage,
  onClose,
}: GalleryDialogsProps) => {
  const portrait = useStore(pageStore, ({ generation }) => shownPortrait(generation))
  const { pictures, current } = gallery
  const [filter, setFilter] = useState(noFilter)
  const [shownId, setShownId] = useState<number>()
  const [seenId, setSeenId] = useState<number>()
  const [deleted, setDeleted] = useState<readonly SavedPicture[]>([])
  const applied = useDeferredValue(filter) // Typing stays fast while hundreds of thumbnails catch up.
  const found = useMemo(() => filterPictures(pictures, applied), [pictures, applied])
  const shown = pictures.find(({ id }) => id === shownId)
  const cast = useCast()
  const { keep } = cast
  const keeping = open === true ? undefined : open
  const [characterKey, setCharacterKey] = useState<string>()
  const character = cast.characters.find(({ key }) => key === characterKey)
  useEffect(() => {
    if (keeping) void keep(keeping).then(setCharacterKey)
  }, [keeping, keep])

  const undo = () => {
    gallery.put(deleted)
    setDeleted([])
    if (shown) setShownId(deleted[0]?.id)
    else setSeenId(deleted[0]?.id)
  }
  const closePicture = () => {
    setSeenId(shownId)
    setShownId(undefined)
  }
  const remove = (pictures: readonly SavedPicture[]) => {
    gallery.remove(pictures)
    setDeleted(pictures)
  }
  const keepShown = async (picture: SavedPicture) => {
    const key = await keep(await portraitOf(picture))
    if (key === undefined) return
    closePicture()
    setCharacterKey(key)
  }
  const removeShown = (picture: SavedPicture, among: readonly SavedPicture[]) => {
    const at = among.indexOf(picture)
    const next = among[at + 1] ?? among[at - 1]
    remove([picture])
    setShownId(next?.id)
    setSeenId(next?.id)
  }
  const stage = (picture: SavedPicture) => {
    portraitOf(picture).then(
      (portrait) => {
        gallery.setCurrent({ portrait, id: picture.id })
        onStage(portrait)
        onClose()
      },
      (error: unknown) => {
        console.error('The picture could not be read.', error)
        notify('error', 'pictureUnreadable')
      },
    )
  }
  // The dialog steps through the filtered pictures, unless the filter no longer matches the shown one, for example
  // because it has just lost its favorite mark.
  const among = shown && found.includes(shown) ? found : pictures

  return (
    <>
      <GalleryDrawer
        gallery={{
          ...gallery,
          clear: () => {
            gallery.clear()
            setDeleted([]) // The earlier deletion can no longer be undone either.
          },
        }}
        found={found}
        filter={filter}
        onFilter={setFilter}
        currentId={current?.portrait === portrait ? current?.id : undefined}
        seenId={shown ? undefined : seenId}
        deleted={deleted}
        cast={cast.characters}
        importFile={useImportFile(gallery, cast)}
        onUndo={undo}
        onDelete={remove}
        onOpen={useCallback(({ id }) => setShownId(id), [])}
        onClose={onClose}
      >
        <CastList
          characters={cast.characters}
          saved={pictures}
          onOpen={({ key }) => setCharacterKey(key)}
        />
      </GalleryDrawer>
      {character && (
        <CharacterPage
          key={character.key}
          character={character}
          cast={cast}
          saved={pictures}
          makers={makers}
          onStage={stage}
          onClose={keeping ? onClose : () => setCharacterKey(undefined)}
        />
      )}
      {shown && (
        <PictureDialog
          picture={shown}
          pictures={among}
          deleted={deleted}
          onUndo={undo}
          onShow={({ id }) => setShownId(id)}
          onStage={() => stage(shown)}
          onFavorite={() => gallery.put([{ ...shown, favorite: !shown.favorite }])}
          onKeep={() => void keepShown(shown)}
          onDelete={() => removeShown(shown, among)}
          onClose={closePicture}
        />
      )}
    </>
  )
}
