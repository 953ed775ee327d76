import { Button, Icon } from '@dramatis/ui'
import { FolderInput } from 'lucide'
import { useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import type { ImportOutcome } from './importGallery.ts'
import type { Gallery } from './useGallery.ts'

interface ImportButtonProps {
  readonly gallery: Pick<Gallery, 'pictures' | 'addAll'>
  /** Called when an import starts, without an outcome, and when it ends, with its outcome. */
  readonly onOutcome: (outcome?: ImportOutcome | 'failed') => void
}

/** Adds the pictures from an archive that the visitor chooses, perhaps from another browser. */
export const ImportButton = ({ gallery, onOutcome }: ImportButtonProps) => {
  const { t } = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const read = (file: Blob) => {
    setReading(true)
    onOutcome() // Otherwise, the same text would not be announced again.
    void import('./importGallery.ts')
      .then(({ importGallery }) => importGallery(file, gallery))
      .catch((error: unknown) => {
        console.error('The archive could not be imported.', error)
        return 'failed' as const
      })
      .then(onOutcome)
      .finally(() => setReading(false))
  }
  return (
    <>
      <Button loading={reading} onClick={() => input.current?.click()}>
        {!reading && <Icon of={FolderInput} />}
        {t('importArchive')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={t('importArchive')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) read(file)
          currentTarget.value = '' // This lets the visitor choose the same file again.
        }}
      />
    </>
  )
}
