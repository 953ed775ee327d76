import { usePremium } from '@dramatis/ui'
import { memo, useEffect, useId, useRef } from 'react'
import { isLocked } from '../choices/styles.ts'
import { prefersReducedMotion } from '../controls/prefersReducedMotion.ts'
import { useIsBusy } from '../generation/useIsBusy.ts'
import { useMessages } from '../messages.ts'
import styles from './Carousel.module.css'
import { CarouselItem } from './CarouselItem.tsx'
import { type Example, examples } from './examples.ts'

interface CarouselProps {
  /** Called with an example that the visitor may use. */
  readonly onPick: (example: Example) => void
}

/**
 * The examples in a row that scrolls in a loop and pauses under the pointer, starting with the first that the
 * visitor may use. While it has keyboard focus, and for visitors who prefer reduced motion, the row scrolls only by
 * hand. Memoized, so that typing a name does not render its many elements again.
 */
export const Carousel = memo(({ onPick }: CarouselProps) => {
  const { t } = useMessages()
  const premium = usePremium()
  const busy = useIsBusy()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (row.current) startAt(row.current, firstUnlocked(premium))
  }, [premium])
  const itemsOf = (copy: boolean) =>
    examples.map((example) => (
      <CarouselItem
        key={example.character}
        example={example}
        copy={copy}
        disabled={busy}
        onPick={onPick}
      />
    ))

  return (
    <section className={styles.carousel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {t('carousel')}
        </h2>
        <p className={styles.hint}>{t('carouselHint')}</p>
      </header>
      <div
        ref={row}
        className={styles.row}
        onFocus={({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) scrollTo(currentTarget, target)
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) startAt(currentTarget, firstUnlocked(premium))
        }}
      >
        <div className={styles.belt}>
          <ul>{itemsOf(false)}</ul>
          <ul className={styles.again} aria-hidden="true">
            {itemsOf(true)}
          </ul>
        </div>
      </div>
    </section>
  )
})

const firstUnlocked = (premium: boolean): number =>
  examples.findIndex(({ style }) => !isLocked(style, premium))

/** Starts the loop at the example with this index, or scrolls to it if the row does not move. */
const startAt = (row: HTMLElement, index: number): void => {
  const [list] = row.getElementsByTagName('ul')
  const first = list?.children[index]
  if (!list || !(first instanceof HTMLElement)) return
  const still = prefersReducedMotion()
  scrollTo(row, still ? first : undefined)
  row.style.setProperty('--start', String(distanceTo(first) / (list.offsetWidth || 1)))
}

/** Scrolls a row to an item, or back to its start. */
const scrollTo = (row: HTMLElement, item?: HTMLElement): void => {
  row.scrollLeft = item === undefined ? 0 : isMirrored(item) ? -distanceTo(item) : distanceTo(item)
}

/** From the start of the belt to an item's, in pixels. */
const distanceTo = (item: HTMLElement): number =>
  isMirrored(item)
    ? (item.offsetParent?.clientWidth ?? 0) - item.offsetLeft - item.offsetWidth
    : item.offsetLeft

const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'
