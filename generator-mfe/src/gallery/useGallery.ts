import type { Portrait } from '@dramatis/store'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { imageFile } from '../stage/imageFile.ts'
import { createGalleryDatabase, MOST_PICTURES } from './galleryDatabase.ts'
import type { KeptPicture } from './KeptPicture.ts'

/** Why pictures are not kept: the browser lets no page store anything, or has no more room. */
export type GalleryFault = 'blocked' | 'full'

export interface Gallery {
  /** Newest first. */
  readonly pictures: readonly KeptPicture[]
  readonly fault: GalleryFault | undefined
  /** The kept picture that was drawn last on this page. */
  readonly latest: { readonly portrait: Portrait; readonly id: number } | undefined
  /** Keeps a finished portrait; never rejects. Does not change from one rendering to the next. */
  readonly keep: (portrait: Portrait) => void
  /** Reads again what there is: another tab may have drawn or deleted. */
  readonly refresh: () => void
  readonly remove: (picture: KeptPicture) => void
  readonly restore: (picture: KeptPicture) => void
  readonly clear: () => void
}

/** The visitor's own pictures, kept in this browser. Not `enabled`, it keeps nothing and stays empty. */
export const useGallery = (enabled: boolean): Gallery => {
  const database = useMemo(() => createGalleryDatabase(), [])
  const [pictures, setPictures] = useState<readonly KeptPicture[]>([])
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
  /** A success shows that there is room again. */
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

  const keep = useCallback(
    (portrait: Portrait) => {
      if (!enabled) return
      write(async () => {
        const { image, ...details } = portrait
        const file = await imageFile(image, 'picture')
        const kept = await database.add({ ...details, file, at: Date.now() })
        setPictures((before) => [kept, ...before].slice(0, MOST_PICTURES))
        setLatest({ portrait, id: kept.id })
      })
    },
    [write, database, enabled],
  )

  return {
    pictures,
    fault,
    latest,
    keep,
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

/** A picture never changes: one that is shown already stays as it is, and its file is not read again. */
const knownAmong = (known: readonly KeptPicture[], { id, at }: KeptPicture) =>
  known.find((picture) => picture.id === id && picture.at === at)

const faultOf = (error: unknown): GalleryFault =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
