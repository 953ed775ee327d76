import type { Portrait } from '@dramatis/store'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fetchImageFile } from '../picture/fetchImageFile.ts'
import { createGalleryDatabase, MAX_PICTURES } from './galleryDatabase.ts'
import type { SavedPicture } from './SavedPicture.ts'

/** Why pictures cannot be stored: the browser blocks the storage, or it is full. */
type GalleryFault = 'blocked' | 'full'

export interface Gallery {
  /** Newest first. */
  readonly pictures: readonly SavedPicture[]
  readonly fault: GalleryFault | undefined
  /** The picture that was drawn last on this page. */
  readonly latest: { readonly portrait: Portrait; readonly id: number } | undefined
  /** Stores a finished portrait. Never throws, and is the same function in every render. */
  readonly save: (portrait: Portrait) => void
  /** Reads the pictures again: another tab may have added or deleted some. */
  readonly refresh: () => void
  readonly remove: (picture: SavedPicture) => void
  readonly restore: (picture: SavedPicture) => void
  readonly clear: () => void
}

/** The visitor's own pictures, stored in this browser. Unless `enabled`, it is empty and stores nothing. */
export const useGallery = (enabled: boolean): Gallery => {
  const database = useMemo(() => createGalleryDatabase(), [])
  const [pictures, setPictures] = useState<readonly SavedPicture[]>([])
  const [fault, setFault] = useState<GalleryFault>()
  const [latest, setLatest] = useState<Gallery['latest']>()
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
      console.warn('The gallery could not be stored.', error)
      if (!gone.current) setFault(faultOf(error))
      return false
    }
  }, [])
  /** A success clears the fault: there is room again. */
  const write = useCallback(
    (work: () => Promise<void>) => {
      void attempt(work).then((written) => {
        if (written && !gone.current) setFault(undefined)
      })
    },
    [attempt],
  )
  const refresh = useCallback(() => {
    if (!enabled) return
    void attempt(async () => {
      const all = await database.all()
      setPictures((before) => all.map((picture) => knownAmong(before, picture) ?? picture))
    })
  }, [attempt, database, enabled])
  useEffect(refresh, [refresh])

  const save = useCallback(
    (portrait: Portrait) => {
      if (!enabled) return
      write(async () => {
        const { image, ...details } = portrait
        const file = await fetchImageFile(image, 'picture')
        const saved = await database.add({ ...details, file, at: Date.now() })
        setPictures((before) => [saved, ...before].slice(0, MAX_PICTURES))
        setLatest({ portrait, id: saved.id })
      })
    },
    [write, database, enabled],
  )

  return {
    pictures,
    fault,
    latest,
    save,
    refresh,
    remove: (picture) => {
      setPictures((before) => before.filter(({ id }) => id !== picture.id))
      write(() => database.remove(picture.id))
    },
    restore: (picture) => {
      setPictures((before) => [...before, picture].sort((a, b) => b.id - a.id))
      write(() => database.restore(picture))
    },
    clear: () => {
      setPictures([])
      write(() => database.clear())
    },
  }
}

/** Pictures never change: a known one is reused, so its file is not read again. */
const knownAmong = (known: readonly SavedPicture[], { id, at }: SavedPicture) =>
  known.find((picture) => picture.id === id && picture.at === at)

const faultOf = (error: unknown): GalleryFault =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
