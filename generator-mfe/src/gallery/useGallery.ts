import { defined } from '@dramatis/catalogue'
import type { Portrait } from '@dramatis/store'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '../messages.ts'
import { fetchImageFile } from '../picture/fetchImageFile.ts'
import { createGalleryDatabase } from './galleryDatabase.ts'
import { newestFirst, type NewPicture, type SavedPicture } from './SavedPicture.ts'
import { freeStorage, roomIn } from './storageRoom.ts'
import { thumbnailOf } from './thumbnailOf.ts'

/** Why pictures cannot be stored: the browser blocks the storage, or the storage is full. */
type GalleryFault = 'blocked' | 'full'

interface CurrentPicture {
  readonly portrait: Portrait
  readonly id: number
}

export interface Gallery {
  /** Newest first. */
  readonly pictures: readonly SavedPicture[]
  readonly fault: GalleryFault | undefined
  /** How many more pictures fit; undefined if there is room for many. */
  readonly room: number | undefined
  /** The last picture drawn or shown on this page. */
  readonly current: CurrentPicture | undefined
  readonly setCurrent: (current: CurrentPicture) => void
  /** Stores a finished portrait. Never throws, and is the same function in every render. */
  readonly save: (portrait: Portrait) => void
  /** Reads the pictures again, as happens whenever another tab changes them. */
  readonly refresh: () => void
  readonly remove: (pictures: readonly SavedPicture[]) => void
  /** Restores removed pictures, or replaces those with their ids. */
  readonly put: (pictures: readonly SavedPicture[]) => void
  /**
   * Makes a thumbnail for a stored picture that has none; the list shows it once the gallery is read again. Never
   * throws, and is the same function in every render.
   */
  readonly makeThumbnail: (picture: SavedPicture) => void
  /** Stores pictures one after another. Rejects at the first that cannot be stored. */
  readonly addAll: (pictures: AsyncIterable<NewPicture>) => Promise<void>
  readonly clear: () => void
}

/** The visitor's own pictures, stored in this browser. Unless `enabled`, the gallery is empty and stores nothing. */
export const useGallery = (enabled: boolean): Gallery => {
  const database = useMemo(() => createGalleryDatabase(), [])
  const [pictures, setPictures] = useState<readonly SavedPicture[]>([])
  const [fault, setFault] = useState<GalleryFault>()
  const [room, setRoom] = useState<number>()
  const [current, setCurrent] = useState<CurrentPicture>()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])

  const attempt = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      console.warn('The gallery could not be read or written.', error)
      if (!gone.current) setFault(faultOf(error))
      return false
    }
  }, [])
  /** A success clears the fault, since there is room again. */
  const write = useCallback(
    (work: () => Promise<void>) => {
      void attempt(work).then((written) => {
        if (written && !gone.current) setFault(undefined)
      })
    },
    [attempt],
  )
  const read = useCallback(async () => {
    const [all, free] = await Promise.all([database.all(), freeStorage()])
    const room = roomIn(free, all)
    setPictures((before) => reuseKnown(before, all))
    setRoom(room)
    return room
  }, [database])
  const refresh = useCallback(() => {
    if (!enabled) return
    void attempt(async () => {
      await read()
    })
  }, [attempt, read, enabled])
  useEffect(() => {
    refresh()
    return database.onOtherTab(refresh)
  }, [refresh, database])

  const save = useCallback(
    (portrait: Portrait) => {
      if (!enabled) return
      write(async () => {
        const { image, ...details } = portrait
        const file = await fetchImageFile(image, 'picture')
        const thumbnail = await thumbnailOf(file).catch(() => undefined)
        const { id } = await database.add({
          ...details,
          file,
          ...defined({ thumbnail }),
          at: Date.now(),
        })
        setCurrent({ portrait, id })
        warnIfNearlyFull(await read())
      })
    },
    [write, database, read, enabled],
  )

  const making = useRef(Promise.resolve())
  const makeThumbnail = useCallback(
    ({ id, file }: SavedPicture) => {
      // One after another: dozens of full pictures do not fit into a phone's memory.
      making.current = making.current
        .then(async () => database.addThumbnail(id, await thumbnailOf(file)))
        .catch(() => undefined) // The list keeps showing the file.
    },
    [database],
  )

  return {
    pictures,
    fault,
    room,
    current,
    setCurrent,
    save,
    refresh,
    remove: (removed) => {
      setPictures((before) => without(before, removed))
      write(() => database.remove(removed.map(({ id }) => id)))
    },
    put: (changed) => {
      setPictures((before) => [...without(before, changed), ...changed].sort(newestFirst))
      write(() => database.put(changed))
    },
    makeThumbnail,
    addAll: async (added) => {
      try {
        for await (const picture of added) await database.add(picture)
      } finally {
        await read()
      }
    },
    clear: () => {
      setPictures([])
      write(() => database.clear())
    },
  }
}

const without = (
  pictures: readonly SavedPicture[],
  others: readonly SavedPicture[],
): readonly SavedPicture[] => {
  const ids = new Set(others.map(({ id }) => id))
  return pictures.filter(({ id }) => !ids.has(id))
}

/** The pictures as read, with known ones reused; the same list if nothing has changed, so that nothing is rendered. */
const reuseKnown = (
  before: readonly SavedPicture[],
  read: readonly SavedPicture[],
): readonly SavedPicture[] => {
  const pictures = read.map((picture) => knownAmong(before, picture) ?? picture)
  const isSame =
    pictures.length === before.length && pictures.every((picture, at) => picture === before[at])
  return isSame ? before : pictures
}

/** The known picture, if its details are unchanged. Its file never changes, so it need not be read again. */
const knownAmong = (
  known: readonly SavedPicture[],
  { id, at, favorite, thumbnail }: SavedPicture,
) =>
  known.find(
    (picture) =>
      picture.id === id &&
      picture.at === at &&
      picture.favorite === favorite &&
      !picture.thumbnail === !thumbnail,
  )

/** Warns before the storage is full, with a toast, since the gallery may not be open. */
const warnIfNearlyFull = (room: number | undefined): void => {
  if (room !== undefined) notify('warning', 'galleryNearlyFull')
}

const faultOf = (error: unknown): GalleryFault =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
