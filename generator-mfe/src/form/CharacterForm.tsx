import { Button, VisuallyHidden } from '@dramatis/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import { minutesOf } from '../minutesOf.ts'
import { openCheckout } from '../openCheckout.ts'
import { AspectField } from './AspectField.tsx'
import styles from './CharacterForm.module.css'
import { isLocked, labelOf, type StyleChoice } from './choices.ts'
import { isComposing } from './isComposing.ts'
import { NameField } from './NameField.tsx'
import { StyleField } from './StyleField.tsx'
import { useRestoredFocus } from './useRestoredFocus.ts'
import type { FormWish } from './useWish.ts'

/** How long the hint about a missing name stays, in milliseconds (spec, section 9). */
const MESSAGE_MS = 3000

/** A letter, digit, sign or emoji: what is only pasted spaces, without a width too, or marks names nobody. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

interface CharacterFormProps {
  readonly wish: FormWish
  readonly choices: readonly StyleChoice[]
  readonly premium: boolean
  readonly busy: boolean
  /** Time left until the next request as `m:ss`; undefined when there is one. */
  readonly countdown: string | undefined
  readonly checkoutUrl: string
  /** Called with the trimmed text, which is not empty. */
  readonly onSubmit: (character: string) => void
  /** Called with a suggestion as soon as it is chosen and filled in. */
  readonly onPick: (character: string) => void
}

export const CharacterForm = ({
  wish,
  choices,
  premium,
  busy,
  countdown,
  checkoutUrl,
  onSubmit,
  onPick,
}: CharacterFormProps) => {
  const { t } = useMessages()
  const { character, aspect, style, missedStyle } = wish
  const form = useRef<HTMLFormElement>(null)
  const [nameMissing, setNameMissing] = useState(false)
  useEffect(() => {
    if (!nameMissing) return
    const timer = setTimeout(() => setNameMissing(false), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [nameMissing])
  useRestoredFocus(form, busy)

  const submit = () => {
    if (busy) return
    const trimmed = character.trim()
    const named = VISIBLE.test(trimmed)
    setNameMissing(!named)
    if (named) onSubmit(trimmed)
  }

  return (
    <form
      ref={form}
      part="form"
      className={styles.form}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        if (isComposing(event.nativeEvent)) return
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
          wish.setCharacter(text)
          setNameMissing(false)
        }}
        onPick={onPick}
        error={nameMissing ? t('nameMissing') : undefined}
        disabled={busy}
      />
      <AspectField value={aspect} onChange={wish.setAspect} disabled={busy} />
      <StyleField
        value={style}
        onChange={(choice) => {
          if (isLocked(choice, premium)) openCheckout(checkoutUrl, form.current, choice)
          else wish.setStyle(choice)
        }}
        choices={choices}
        premium={premium}
        note={
          missedStyle &&
          t('linkedStyleLocked', {
            style: labelOf(t, missedStyle, choices),
            shown: labelOf(t, style, choices),
          })
        }
        disabled={busy}
      />
      <Button
        type="submit"
        part="submit"
        variant="lit"
        className={styles.submit}
        loading={busy}
        aria-disabled={countdown !== undefined || undefined}
      >
        {busy ? (
          t('submitting')
        ) : countdown === undefined ? (
          t('submit')
        ) : (
          <Wait countdown={countdown} />
        )}
      </Button>
    </form>
  )
}

/** To the second for the eye only: some screen readers say a focused control's name whenever it changes. */
const Wait = ({ countdown }: { readonly countdown: string }) => {
  const { t } = useMessages()
  return (
    <>
      <span aria-hidden="true">{t('tryAgainIn', { countdown })}</span>
      <VisuallyHidden>{t('tryAgainInMinutes', { count: minutesOf(countdown) })}</VisuallyHidden>
    </>
  )
}
