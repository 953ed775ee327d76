import type { Style } from '@dramatis/catalogue'
import type { Wish } from '@dramatis/store/wish'
import { Icon, usePremium } from '@dramatis/ui'
import { ChevronDown } from 'lucide'
import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react'
import { isLocked, styleLabel } from '../choices/styles.ts'
import { thumbnails } from '../choices/thumbnails.ts'
import { findTyped, indexForKey } from '../controls/listbox.ts'
import { useOutsidePress } from '../controls/useOutsidePress.ts'
import { useScrolledIntoView } from '../controls/useScrolledIntoView.ts'
import { useTimeout } from '../controls/useTimeout.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { openCheckout } from '../host/openCheckout.ts'
import { useMessages } from '../messages.ts'
import { FieldRow } from './FieldRow.tsx'
import styles from './StyleField.module.css'
import { StyleOption } from './StyleOption.tsx'

/** Letters typed less than this apart, in milliseconds, form one search. */
const TYPE_AHEAD_MS = 500

interface StyleFieldProps {
  readonly value: Style
  /** What the form would draw, for a checkout that a locked style opens. */
  readonly wish: Omit<Wish, 'style'>
  /** Called with an unlocked style; a locked one opens the checkout. */
  readonly onChange: (value: Style) => void
  /** Shown below the field. */
  readonly note?: string | undefined
  /** Accepts no changes, but stays focusable. */
  readonly disabled: boolean
}

/** A select-only combobox: keyboard focus stays on the button while the list is open. */
export const StyleField = ({ value, wish, onChange, note, disabled }: StyleFieldProps) => {
  const { t } = useMessages()
  const { checkoutUrl, flow, styles: choices } = useGeneratorConfig()
  const premium = usePremium()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef('')
  const setResetTimer = useTimeout()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const selected = choices.indexOf(value)

  useOutsidePress(
    field,
    open,
    useCallback(() => setOpen(false), []),
  )

  useScrolledIntoView(list, open)

  const show = (index: number) => {
    setActive(Math.max(0, index)) // An example's style may not be in the list.
    setOpen(true)
  }
  const choose = (index: number) => {
    setOpen(false)
    const choice = choices[index]
    if (choice === undefined) return
    if (isLocked(choice, premium)) {
      openCheckout(checkoutUrl, field.current, { ...wish, style: choice })
    } else onChange(choice)
  }
  const typeAhead = (letter: string) => {
    typed.current += letter
    setResetTimer(() => (typed.current = ''), TYPE_AHEAD_MS)
    const labels = choices.map((style) => styleLabel(t, style, flow))
    const found = findTyped(labels, typed.current, open ? active : selected)
    if (found >= 0) show(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const next = indexForKey(event.key, active, choices.length)
    const chooses = event.key === 'Enter' || (event.key === ' ' && typed.current === '')
    if (next !== undefined) show(open ? next : selected)
    else if (open && chooses) choose(active)
    else if (open && event.key === 'Escape') setOpen(false)
    else if (chooses) show(selected)
    else if (event.key.length === 1) typeAhead(event.key)
    else return
    event.preventDefault()
  }

  return (
    <>
      <FieldRow ref={field} label={t('style')} labelId={`${id}-label`} className={styles.row}>
        <button
          ref={button}
          type="button"
          className={styles.trigger}
          part="style"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open ? `${id}-${active}` : undefined}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          aria-disabled={disabled || undefined}
          onClick={() => {
            button.current?.focus() // Safari does not focus a button that is clicked.
            if (disabled) return
            if (open) setOpen(false)
            else show(selected)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        >
          <img className={styles.thumbnail} src={thumbnails[value]} alt="" width={36} height={36} />
          <span id={`${id}-value`} className={styles.value}>
            {styleLabel(t, value, flow)}
          </span>
          <Icon of={ChevronDown} className={styles.icon} />
        </button>
        <ul
          ref={list}
          id={`${id}-list`}
          className={styles.list}
          part="list"
          role="listbox"
          aria-labelledby={`${id}-label`}
          hidden={!open}
          onMouseDown={(event) => event.preventDefault()} // The focus stays on the button.
        >
          {choices.map((choice, index) => (
            <StyleOption
              key={choice}
              id={`${id}-${index}`}
              style={choice}
              selected={index === selected}
              active={index === active}
              onHover={() => setActive(index)}
              onChoose={() => choose(index)}
            />
          ))}
        </ul>
      </FieldRow>
      <p id={`${id}-note`} className={styles.note} role="status">
        {note}
      </p>
    </>
  )
}
