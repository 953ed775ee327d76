import { useMessages } from '../messages.ts'
import styles from './ChangeChips.module.css'
import { CHIPS, hasChip, labelOf, toggleChip } from './chips.ts'

export interface ChangeChipsProps {
  /** The change in words, so far. */
  readonly text: string
  readonly onChange: (text: string) => void
}

/** Changes that the built-in engine can always draw. A press adds one to the text, or takes it out again. */
export const ChangeChips = ({ text, onChange }: ChangeChipsProps) => {
  const { language } = useMessages()
  return (
    <div className={styles.groups} onFocus={({ target }) => showWhole(target)}>
      {CHIPS.map(({ name, sets }) => (
        <div
          key={name.en}
          className={styles.group}
          role="group"
          aria-label={labelOf(name, language)}
        >
          {sets.flat().map((chip) => (
            <button
              key={chip.words}
              type="button"
              className={styles.chip}
              aria-pressed={hasChip(text, chip, language)}
              onClick={() => onChange(toggleChip(text, chip, language))}
            >
              {labelOf(chip, language)}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

/** A browser may leave a focused control at the edge of the line, with a few pixels in view. */
const showWhole = (control: Element) => {
  control.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
