import { useEffect, useEffectEvent, useState } from 'react'
import { useMessages } from '../messages.ts'

/** Adds what is in a file, and returns a sentence about it. */
export type ImportFile = (file: File) => Promise<string>

/** Adds the files that the visitor chooses, or drops anywhere on the page, one at a time. */
export const useImport = (importFile: ImportFile) => {
  const { t } = useMessages()
  const [reading, setReading] = useState(false)
  const [message, setMessage] = useState<string>()
  const read = (file: File) => {
    if (reading) return
    setReading(true)
    setMessage(undefined) // Otherwise, the same text would not be announced again.
    void importFile(file)
      .catch((error: unknown) => {
        console.error('The file could not be imported.', error)
        return t('importFailed')
      })
      .then(setMessage)
      .finally(() => setReading(false))
  }
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return
    event.preventDefault() // Otherwise, the browser would open a dropped file.
    const [file] = event.dataTransfer?.files ?? []
    if (file && event.type === 'drop') read(file)
  })
  useEffect(() => {
    const listener = (event: DragEvent) => onDrag(event)
    addEventListener('dragover', listener)
    addEventListener('drop', listener)
    return () => {
      removeEventListener('dragover', listener)
      removeEventListener('drop', listener)
    }
  }, [])
  return { reading, message, read }
}
