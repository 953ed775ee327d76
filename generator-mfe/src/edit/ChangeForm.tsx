import { MAX_CHANGE_LENGTH } from '@dramatis/catalogue'
import { Photo } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { Button, Icon, TextField } from '@dramatis/ui'
import { WandSparkles } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../messages.ts'
import { fetchImageFile } from '../picture/fetchImageFile.ts'
import { dataUrlOf } from '../picture/dataUrlOf.ts'
import styles from './ChangeForm.module.css'

interface ChangeFormProps {
  readonly portrait: Portrait
  /** Called with the picture as a data URL, and the change to make. */
  readonly onChange: (photo: string, change: string) => void
}

type Problem = 'changeBlank' | 'changeTooLong' | 'pictureUnreadable'

/** A field for saying what to change in a picture. */
export const ChangeForm = ({ portrait, onChange }: ChangeFormProps) => {
  const { t } = useMessages()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem>()

  const submit = async () => {
    const change = text.trim()
    const found = problemOf(change)
    setProblem(found)
    if (found) return
    const photo = await fetchImageFile(portrait.image, 'picture')
      .then(dataUrlOf)
      .catch(() => '')
    if (Photo.is(photo)) onChange(photo, change)
    else setProblem('pictureUnreadable')
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t('change')}
        dir="auto"
        autoComplete="off"
        placeholder={t('changePlaceholder')}
        value={text}
        error={problem && t(problem, { limit: MAX_CHANGE_LENGTH })}
        onChange={({ target }) => {
          setText(target.value)
          setProblem(undefined)
        }}
      />
      <Button type="submit">
        <Icon of={WandSparkles} />
        {t('changeIt')}
      </Button>
    </form>
  )
}

const problemOf = (change: string): Problem | undefined => {
  if (change === '') return 'changeBlank'
  return change.length > MAX_CHANGE_LENGTH ? 'changeTooLong' : undefined
}
