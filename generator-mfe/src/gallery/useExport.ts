import { useState } from 'react'
import { saveFile } from '../picture/saveFile.ts'
import type { SavedPicture } from './SavedPicture.ts'

/** Packs pictures into an archive, and lets the browser download it. */
export const useExport = (pictures: readonly SavedPicture[]) => {
  const [state, setState] = useState<'idle' | 'packing' | 'failed'>('idle')
  const exportAll = () => {
    setState('packing')
    import('./exportGallery.ts')
      .then(({ exportGallery }) => exportGallery(pictures))
      .then((file) => saveFile(file, 'dramatis-gallery.zip'))
      .then(
        () => setState('idle'),
        (error: unknown) => {
          console.error('The gallery could not be exported.', error)
          setState('failed')
        },
      )
  }
  return { packing: state === 'packing', failed: state === 'failed', exportAll }
}
