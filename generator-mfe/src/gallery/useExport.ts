import { useState } from 'react'
import { saveFile } from '../picture/saveFile.ts'
import type { SavedPicture } from './SavedPicture.ts'

/** Packs pictures, and perhaps characters, into an archive, and lets the browser download it. */
export const useExport = (pictures: readonly SavedPicture[], cast: readonly object[] = []) => {
  const [state, setState] = useState<'idle' | 'packing' | 'failed'>('idle')
  const exportAll = () => {
    setState('packing')
    import('./exportGallery.ts')
      .then(({ exportGallery }) => exportGallery(pictures, cast))
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
