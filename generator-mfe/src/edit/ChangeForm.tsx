import { MAX_CHANGE_LENGTH } from '@dramatis/catalogue'
import { Button, Icon, TextField } from '@dramatis/ui'
import { WandSparkles } from 'lucide'
import { useState, type ComponentType } from 'react'
import { useMessages, type Translate } from '../messages.ts'
import styles from './ChangeForm.module.css'
import type { ChangeChipsProps } from './ChangeChips.tsx'

/** A sentence about why nothing is drawn. */
type Problem = string

interface ChangeFormProps {
  readonly placeholder: string
  /** Offers changes at a press. */
  readonly chips?: ComponentType<ChangeChipsProps>
  /** Whether the button says that the change is free. */
  readonly isFree?: boolean
  /** Called with the change, which is neither blank nor too long. */
  readonly onSubmit: (change: string) => Promise<Problem | undefined>
}

/** A field for saying what to change in a picture. */
export const ChangeForm = ({
  placeholder,
  chips: Chips,
  isFree = false,
  onSubmit,
}: ChangeFormProps) => {
  const { t } = useMessages()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState(false)

  const write = (changed: string) => {
    setText(changed)
    setProblem(undefined)
  }
  const submit = async () => {
    const change = text.trim()
    const found = problemOf(t, change)
    setProblem(found)
    if (found !== undefined || pending) return
    setPending(true)
    setProblem(await onSubmit(change))
    setPending(false)
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
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        error={problem}
        onChange={({ target }) => write(target.value)}
      />
      {Chips && <Chips text={text} onChange={write} />}
      <Button type="submit" loading={pending}>
        <Icon of={WandSparkles} />
        {t(isFree ? 'changeItFree' : 'changeIt')}
      </Button>
    </form>
  )
}

const problemOf = (t: Translate, change: string): Problem | undefined => {
  if (change === '') return t('changeBlank')
  return change.length > MAX_CHANGE_LENGTH
    ? t('changeTooLong', { limit: MAX_CHANGE_LENGTH })
    : undefined
}
