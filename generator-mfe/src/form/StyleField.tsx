import type { Style } from '@dramatis/functions/contract'
import { Icon } from '@dramatis/ui'
import { ChevronDown } from 'lucide'
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useMessages } from '../messages.ts'
import { usePressBeside } from '../usePressBeside.ts'
import { labelOf, type StyleChoice } from './choices.ts'
import { movedBy, typedAhead } from './listbox.ts'
import { Row } from './Row.tsx'
import styles from './StyleField.module.css'
import { StyleOption } from './StyleOption.tsx'
import { thumbnails } from './thumbnails.ts'
import { useTimeout } from './useTimeout.ts'

/** How long typed letters count as one word. */
const TYPE_AHEAD_MS = 500

interface StyleFieldProps {
  readonly value: Style
  /** Called with any choice, a locked one too. */
  readonly onChange: (value: Style) => void
  readonly choices: readonly StyleChoice[]
  readonly premium: boolean
  /** Said below. */
  readonly note?: string | undefined
  readonly disabled: boolean
}

/** A select-only combobox: the keyboard's focus stays on the button while the list is open. */
export const StyleField = ({
  value,
  onChange,
  choices,
  premium,
  note,
  disabled,
}: StyleFieldProps) => {
  const { t } = useMessages()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const typed = useRef('')
  const forgetting = useTimeout()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const selected = choices.findIndex((choice) => choice.value === value)
  const thumbnail = thumbnails[value]

  usePressBeside(
    field,
    open,
    useCallback(() => setOpen(false), []),
  )

  // On a low screen it would open below the edge.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  const show = (index: number) => {
    setActive(Math.max(0, index)) // An example's style need not be on the list.
    setOpen(true)
  }
  const choose = (index: number) => {
    setOpen(false)
    const choice = choices[index]
    if (choice) onChange(choice.value)
  }
  const typeAhead = (letter: string) => {
    typed.current += letter
    forgetting(() => (typed.current = ''), TYPE_AHEAD_MS)
    const labels = choices.map(({ label }) => t(label))
    const found = typedAhead(labels, typed.current, open ? active : selected)
    if (found >= 0) show(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = movedBy(event.key, active, choices.length)
    const chooses = event.key === 'Enter' || (event.key === ' ' && typed.current === '')
    if (next !== undefined) show(open ? next : selected)
    else if (open && chooses) choose(active)
    else if (open && event.key === 'Escape') setOpen(false)
    else if (!chooses && event.key.length === 1) typeAhead(event.key)
    else return
    event.preventDefault()
  }

  return (
    <>
      <Row ref={field} label={t('style')} labelId={`${id}-label`} className={styles.row}>
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
          disabled={disabled}
          onClick={() => {
            button.current?.focus() // Safari does not focus a button that is clicked.
            if (open) setOpen(false)
            else show(selected)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        >
          {thumbnail !== undefined && (
            <img className={styles.thumbnail} src={thumbnail} alt="" width={36} height={36} />
          )}
          <span id={`${id}-value`} className={styles.value}>
            {labelOf(t, value, choices)}
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
              key={choice.value}
              id={`${id}-${index}`}
              choice={choice}
              premium={premium}
              selected={index === selected}
              active={index === active}
              onHover={() => setActive(index)}
              onChoose={() => choose(index)}
            />
          ))}
        </ul>
      </Row>
      <p id={`${id}-note`} className={styles.note} role="status">
        {note}
      </p>
    </>
  )
}
