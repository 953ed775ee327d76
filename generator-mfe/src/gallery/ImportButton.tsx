import { Button, Icon } from '@dramatis/ui'
import { FolderInput } from 'lucide'
import { useRef } from 'react'
import { useMessages } from '../messages.ts'

interface ImportButtonProps {
  readonly reading: boolean
  readonly onFile: (file: File) => void
}

/** Lets the visitor choose a file to add, perhaps from another browser. */
export const ImportButton = ({ reading, onFile }: ImportButtonProps) => {
  const { t } = useMessages()
  const input = useRef<HTMLInputElement>(null)
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
        accept=".zip,application/zip,.png,image/png,.json,application/json"
        aria-label={t('importArchive')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = '' // This lets the visitor choose the same file again.
        }}
      />
    </>
  )
}
