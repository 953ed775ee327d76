import { splitName } from '@dramatis/functions/contract'
import { useRef } from 'react'
import { useScrolledIntoView } from '../controls/useScrolledIntoView.ts'
import { useMessages } from '../messages.ts'
import { HighlightedMatch } from './HighlightedMatch.tsx'
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

/** The suggestions, each with a name, a dotted line and a source. */
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
  useScrolledIntoView(list, open)
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
        const { name, source } = splitName({ character: suggestion })
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
              <HighlightedMatch text={name} query={typed} />
            </span>
            <span className={styles.line} />
            <span className={styles.role}>
              <HighlightedMatch text={source} query={typed} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
