import { Photo } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { useMessages } from '../messages.ts'
import { dataUrlOf } from '../picture/dataUrlOf.ts'
import { fetchImageFile } from '../picture/fetchImageFile.ts'
import { ChangeForm } from './ChangeForm.tsx'

interface PhotoChangeFormProps {
  readonly portrait: Portrait
  /** Called with the picture as a data URL, and the change to make. */
  readonly onChange: (photo: string, change: string) => void
}

/** A field for saying what a model is to change in a picture. */
export const PhotoChangeForm = ({ portrait, onChange }: PhotoChangeFormProps) => {
  const { t } = useMessages()
  const submit = async (change: string) => {
    const photo = await fetchImageFile(portrait.image, 'picture')
      .then(dataUrlOf)
      .catch(() => '')
    if (!Photo.is(photo)) return t('pictureUnreadable')
    onChange(photo, change)
    return undefined
  }
  return <ChangeForm placeholder={t('changePlaceholder')} onSubmit={submit} />
}
