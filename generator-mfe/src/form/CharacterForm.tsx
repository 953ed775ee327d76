import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { isVisible } from '@dramatis/functions/contract'
import { Button } from '@dramatis/ui'
import { useEffect, useState } from 'react'
import { styleLabel } from '../choices/styles.ts'
import { isSubmitKey } from '../controls/isSubmitKey.ts'
import { useEditTools } from '../edit/useEditTools.ts'
import { useIsBusy } from '../generation/useIsBusy.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import { useThrottled } from '../quota/useThrottled.ts'
import { AspectField } from './AspectField.tsx'
import styles from './CharacterForm.module.css'
import { NameField } from './NameField.tsx'
import { StyleField } from './StyleField.tsx'
import type { FormValues } from './useFormValues.ts'

/** How long the hint about a missing name stays, in milliseconds (constant-6). */
const HINT_MS = 3000

interface CharacterFormProps {
  readonly values: FormValues
  /** Whether a portrait starts as soon as the photo has been read. */
  readonly waiting: boolean
  /** The names of earlier portraits. */
  readonly previousNames: readonly string[]
  /** Called with the trimmed name, which is not empty. */
  readonly onSubmit: (character: string) => void
  /** Called once a suggestion has been chosen and filled in. */
  readonly onPick: (character: string) => void
}

export const CharacterForm = ({
  values,
  waiting,
  previousNames,
  onSubmit,
  onPick,
}: CharacterFormProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  const { character, aspect, style, missedStyle } = values
  const busy = useIsBusy() || waiting
  const [nameMissing, setNameMissing] = useNameHint()
  const [used, setUsed] = useState(false)
  const edit = useEditTools(used)
  const name = character.trim()
  const tooLong = name.length > MAX_NAME_LENGTH

  const submit = () => {
    if (busy || tooLong) return
    const hasName = isVisible(name)
    setNameMissing(!hasName)
    if (hasName) onSubmit(name)
  }
  const nameError = () => {
    if (tooLong) return t('nameTooLong', { limit: MAX_NAME_LENGTH })
    return nameMissing ? t('nameMissing') : undefined
  }

  return (
    <form
      part="form"
      className={styles.form}
      noValidate
      onFocus={() => setUsed(true)}
      onPointerEnter={() => setUsed(true)}
      onKeyDown={(event) => {
        if (!isSubmitKey(event.nativeEvent)) return
        event.preventDefault()
        submit()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <NameField
        value={character}
        onChange={(text) => {
          values.setCharacter(text)
          setNameMissing(false)
        }}
        onPick={onPick}
        error={nameError()}
        previousNames={previousNames}
        disabled={busy}
      >
        {edit && <edit.PhotoField chosen={values.photo} disabled={busy} />}
      </NameField>
      <AspectField value={aspect} onChange={values.setAspect} disabled={busy} />
      <StyleField
        value={style}
        wish={{ character: tooLong ? '' : name, aspect }}
        onChange={values.setStyle}
        note={
          missedStyle &&
          t('linkedStyleLocked', {
            style: styleLabel(t, missedStyle, flow),
            shown: styleLabel(t, style, flow),
          })
        }
        disabled={busy}
      />
      <SubmitButton busy={busy} />
    </form>
  )
}

/** Whether the hint about a missing name is shown, and a setter. The hint hides automatically. */
const useNameHint = () => {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(false), HINT_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown, setShown] as const
}

const SubmitButton = ({ busy }: { readonly busy: boolean }) => {
  const { t } = useMessages()
  const throttled = useThrottled()
  return (
    <Button
      type="submit"
      part="submit"
      variant="primary"
      className={styles.submit}
      loading={busy}
      // Not `disabled`, so that a press can explain why nothing is created.
      aria-disabled={throttled || undefined}
    >
      {t(busy ? 'submitting' : 'submit')}
    </Button>
  )
}
