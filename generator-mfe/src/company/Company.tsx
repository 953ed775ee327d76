import { useEffect, useId, useRef } from 'react'
import { isLocked, type Flow } from '../form/choices.ts'
import { useRestoredFocus } from '../form/useRestoredFocus.ts'
import { useMessages } from '../messages.ts'
import styles from './Company.module.css'
import { type Example, examples } from './examples.ts'
import { Player } from './Player.tsx'

interface CompanyProps {
  /** By whose names the styles go. */
  readonly flow: Flow
  readonly premium: boolean
  readonly busy: boolean
  /** Called with any example, a locked one too. */
  readonly onPick: (example: Example) => void
}

/**
 * The examples as a row that goes round and stands still under the pointer, the first that its visitor may
 * choose ahead. While the keyboard is in it, and for who wants no motion, it is a plain row that scrolls.
 */
export const Company = ({ flow, premium, busy, onPick }: CompanyProps) => {
  const { t } = useMessages()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useRestoredFocus(row, busy)
  useEffect(() => {
    if (row.current) startAt(row.current, firstUnlocked(premium))
  }, [premium])
  const players = examples.map((example) => (
    <Player
      key={example.character}
      example={example}
      flow={flow}
      premium={premium}
      disabled={busy}
      onPick={() => onPick(example)}
    />
  ))

  return (
    <section className={styles.company} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {t('company')}
        </h2>
        <p className={styles.hint}>{t(premium ? 'companyHint' : 'companyHintFree')}</p>
      </header>
      <div
        ref={row}
        className={styles.row}
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) currentTarget.scrollLeft = target.offsetLeft
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) startAt(currentTarget, firstUnlocked(premium))
        }}
      >
        <div className={styles.belt}>
          <ul>{players}</ul>
          <ul className={styles.again} aria-hidden="true" inert>
            {players}
          </ul>
        </div>
      </div>
    </section>
  )
}

const firstUnlocked = (premium: boolean): number =>
  examples.findIndex(({ style }) => !isLocked(style, premium))

/** Lets the circle begin with an example, or scrolls to it where nothing moves by itself. */
const startAt = (row: HTMLElement, index: number): void => {
  const [list] = row.getElementsByTagName('ul')
  const first = list?.children[index]
  if (!list || !(first instanceof HTMLElement)) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollLeft = still ? first.offsetLeft : 0
  row.style.setProperty('--start', String(first.offsetLeft / (list.offsetWidth || 1)))
}
