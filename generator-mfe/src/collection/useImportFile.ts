import { useCastMessages } from '../cast/messages.ts'
import type { Cast } from '../cast/useCast.ts'
import type { Gallery } from '../gallery/useGallery.ts'
import type { ImportFile } from '../gallery/useImport.ts'
import { useMessages } from '../messages.ts'

/** Adds an archive of the gallery, or a character. */
export const useImportFile = (gallery: Gallery, cast: Cast): ImportFile => {
  const { t } = useMessages()
  const { t: c } = useCastMessages()
  return async (file) => {
    const { importFile } = await import('./importFile.ts')
    return importFile(file, { gallery, cast, t, c })
  }
}
