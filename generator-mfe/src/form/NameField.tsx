import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { directionOf, Icon, VisuallyHidden } from '@dramatis/ui'
import { CircleAlert, Dice5 } from 'lucide'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../controls/isComposing.ts'
import { indexForKey } from '../controls/listbox.ts'
import { useTimeout } from '../controls/useTimeout.ts'
import { useMessages } from '../messages.ts'
import styles from './NameField.module.css'
import { SuggestionList } from './SuggestionList.tsx'
import { randomSuggestion, suggestionsFor } from './suggestions.ts'
import { useCast } from './useCast.ts'

/** Suggestions stay for a moment after the field loses focus, so that a click can reach them (form-7). */
const BLUR_DELAY_MS = 200

/** From this length on, a counter says how much room is left. */
const COUNTED_LENGTH = 0.8 * MAX_NAME_LENGTH

interface NameFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called once a suggestion has been chosen and filled in. */
  readonly onPick: (suggestion: string) => void
  readonly error: string | undefined
  /** The names of earlier portraits, which the random suggestion avoids. */
  readonly previousNames: readonly string[]
  /** Accepts no changes, but stays focusable. */
  readonly disabled: boolean
  /** Another control, shown at the end of the field. */
  readonly children?: ReactNode
}

export const NameField = ({
  value,
  onChange,
  onPick,
  error,
  previousNames,
  disabled,
  children,
}: NameFieldProps) => {
  const { t } = useMessages()
  const id = useId()
  const [focused, setFocused] = useState(false)
  /** The text at which the suggestions were dismissed; they return once it changes. */
  const [dismissedAt, setDismissedAt] = useState('')
  const [active, setActive] = useState(-1)
  const setBlurTimer = useTimeout()
  const { nextOfCast, loadCast } = useCast()
  /** The random suggestions shown during this visit. */
  const suggested = useRef<string[]>([])
  const suggestions = suggestionsFor(value)
  // A suggestion that is already typed in full would needlessly cover the rest of the form.
  const helpful = suggestions.some((suggestion) => suggestion !== value)
  const length = value.trim().length
  const counted = length >= COUNTED_LENGTH
  const notes = [error !== undefined && `${id}-error`, counted && `${id}-count`].filter(Boolean)
  const open = focused && !disabled && value !== dismissedAt && helpful

  const fill = (text: string) => {
    onChange(text)
    setDismissedAt(text)
    setActive(-1)
  }
  const fillAtRandom = () => {
    const known = new Set([...previousNames, ...suggested.current, value])
    const suggestion = nextOfCast.current?.(known) ?? randomSuggestion(value, Math.random(), known)
    suggested.current.push(suggestion)
    fill(suggestion)
  }
  const pick = (suggestion: string) => {
    fill(suggestion)
    onPick(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') setDismissedAt(value)
    if (!open || event.ctrlKey || event.metaKey) return
    const chosen = event.key === 'Enter' ? suggestions[active] : undefined
    const next = event.key.startsWith('Arrow')
      ? indexForKey(event.key, active, suggestions.length)
      : undefined
    if (chosen !== undefined) pick(chosen)
    else if (next !== undefined) setActive(next)
    else if (event.key === 'Escape') setDismissedAt(value)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.field}>
      <div className={styles.box} part="field" onFocus={loadCast} onPointerEnter={loadCast}>
        <input
          className={styles.input}
          part="input"
          type="text"
          dir={directionOf(value)}
          role="combobox"
          aria-label={t('name')}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={notes.length === 0 ? undefined : notes.join(' ')}
          placeholder={t('namePlaceholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          readOnly={disabled}
          aria-disabled={disabled || undefined}
          value={value}
          onChange={(event) => {
            onChange(event.target.value)
            setDismissedAt('')
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onFocus={() => {
            setBlurTimer()
            setFocused(true)
          }}
          onBlur={() => setBlurTimer(() => setFocused(false), BLUR_DELAY_MS)}
        />
        <button
          type="button"
          className={styles.dice}
          part="random"
          aria-label={t('randomSuggestion')}
          aria-disabled={disabled || undefined}
          onClick={() => {
            if (!disabled) fillAtRandom()
          }}
        >
          <Icon of={Dice5} size={24} />
          <span className={styles.word}>{t('random')}</span>
        </button>
        {children}
      </div>
      <VisuallyHidden>
        <span role="status">{open && t('suggestionCount', { count: suggestions.length })}</span>
      </VisuallyHidden>
      <SuggestionList
        id={id}
        suggestions={open ? suggestions : []}
        typed={value}
        active={active}
        onHover={setActive}
        onPick={pick}
      />
      <p id={`${id}-error`} className={styles.error} data-typed={value.trim() !== ''} role="alert">
        {error !== undefined && (
          <>
            <Icon of={CircleAlert} />
            {error}
          </>
        )}
      </p>
      {counted && (
        <p id={`${id}-count`} className={styles.count}>
          {t('nameCount', { length, limit: MAX_NAME_LENGTH })}
        </p>
      )}
    </div>
  )
}
