import { useEffect, useRef } from 'react'
import { useMessages } from '../messages.ts'
import { nameOf } from '../nameOf.ts'
import { Marked } from './Marked.tsx'
import styles from './SuggestionList.module.css'

interface SuggestionListProps {
  /** The list is `<id>-list`, its options `<id>-0` and so on. */
  readonly id: string
  /** Empty while the list is closed. */
  readonly suggestions: readonly string[]
  readonly typed: string
  readonly active: number
  readonly onHover: (index: number) => void
  readonly onPick: (suggestion: string) => void
}

/** A cast list: name, leader, source. */
export const SuggestionList = ({
  id,
  suggestions,
  typed,
  active,
  onHover,
  onPick,
}: SuggestionListProps) => {
  const { t } = useMessages()
  const list = useRef<HTMLUListElement>(null)
  const open = suggestions.length > 0
  // On a low screen it would open below the edge.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <ul
      ref={list}
      id={`${id}-list`}
      className={styles.list}
      role="listbox"
      aria-label={t('suggestions')}
      hidden={!open}
    >
      {suggestions.map((suggestion, index) => {
        const { star, role } = nameOf(suggestion)
        return (
          <li
            key={suggestion}
            id={`${id}-${index}`}
            className={styles.item}
            role="option"
            aria-selected={index === active}
            onPointerMove={() => onHover(index)}
            onClick={() => onPick(suggestion)}
          >
            <span className={styles.star}>
              <Marked text={star} query={typed} />
            </span>
            <span className={styles.leader} />
            <span className={styles.role}>
              <Marked text={role} query={typed} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
