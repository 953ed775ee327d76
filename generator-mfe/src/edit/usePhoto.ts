import { useCallback, useRef, useState } from 'react'
import type { PhotoProblem } from './photoProblem.ts'

/** What became of a file: a photo, as a data URL, or why it is none. */
export type PhotoReading = { readonly photo: string } | { readonly problem: PhotoProblem }

/** The photo to start from; while another one is read, the one before. */
export interface ChosenPhoto {
  /** A data URL; undefined if there is no photo. */
  readonly photo: string | undefined
  /** Why the last file was refused. */
  readonly problem: PhotoProblem | undefined
  readonly isReading: boolean
  /** Takes the photo once it has been read, unless by then another has been chosen, or this one removed. */
  readonly choose: (reading: Promise<PhotoReading>) => void
  readonly remove: () => void
}

type PhotoState = Pick<ChosenPhoto, 'photo' | 'problem' | 'isReading'>

const NO_PHOTO: PhotoState = { photo: undefined, problem: undefined, isReading: false }

export const usePhoto = (): ChosenPhoto => {
  const [state, setState] = useState(NO_PHOTO)
  const last = useRef<Promise<PhotoReading>>(undefined)
  const choose = useCallback((reading: Promise<PhotoReading>) => {
    last.current = reading
    setState(({ photo }) => ({ photo, problem: undefined, isReading: true }))
    void reading.then((read) => {
      if (last.current !== reading) return
      setState(({ photo }) => ({ photo, problem: undefined, isReading: false, ...read }))
    })
  }, [])
  const remove = useCallback(() => {
    last.current = undefined
    setState(NO_PHOTO)
  }, [])
  return { ...state, choose, remove }
}
