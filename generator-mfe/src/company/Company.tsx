import { useId, useRef } from 'react'
import type { Flow } from '../form/choices.ts'
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
 * The examples as a row that goes round and stands still under the pointer. While the keyboard is in it,
 * and for who wants no motion, it is a plain row that scrolls.
 */
export const Company = ({ flow, premium, busy, onPick }: CompanyProps) => {
  const { t } = useMessages()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useRestoredFocus(row, busy)
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
        <p className={styles.hint}>{t('companyHint')}</p>
      </header>
      <div
        ref={row}
        className={styles.row}
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) currentTarget.scrollLeft = target.offsetLeft
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0 // The circle begins there.
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
