import { defined } from '@dramatis/catalogue'
import { Icon, usePremium, VisuallyHidden } from '@dramatis/ui'
import { Lock } from 'lucide'
import { isLocked, styleLabel } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { openCheckout } from '../host/openCheckout.ts'
import { useMessages } from '../messages.ts'
import styles from './CarouselItem.module.css'
import type { Example } from './examples.ts'

interface CarouselItemProps {
  readonly example: Example
  /** Whether it is a copy of another item, for the loop. A copy reacts only to the pointer. */
  readonly copy: boolean
  /** Ignores presses, but stays focusable. */
  readonly disabled: boolean
  /** Called unless the example is locked. */
  readonly onPick: (example: Example) => void
}

/** One example: a round picture, the character, the style, and a lock if it needs premium. */
export const CarouselItem = ({ example, copy, disabled, onPick }: CarouselItemProps) => {
  const { t } = useMessages()
  const { checkoutUrl, flow } = useGeneratorConfig()
  const { character, style, aspect, picture } = example
  const locked = isLocked(style, usePremium())
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-locked={locked}
        aria-disabled={disabled || undefined}
        tabIndex={copy ? -1 : undefined}
        // Otherwise, a press would focus an element that is hidden from screen readers.
        onMouseDown={copy ? (event) => event.preventDefault() : undefined}
        onClick={({ currentTarget }) => {
          if (disabled) return
          if (locked)
            openCheckout(checkoutUrl, currentTarget, { character, style, ...defined({ aspect }) })
          else onPick(example)
        }}
      >
        <span className={styles.face}>
          <img src={picture} alt="" width={76} height={76} loading="lazy" />
          {locked && (
            <span className={styles.lock}>
              <Icon of={Lock} size={14} strokeWidth={2} />
            </span>
          )}
        </span>
        <span>
          <span className={styles.character}>{character}</span>{' '}
          <span className={styles.style}>{styleLabel(t, style, flow)}</span>
          {locked && <VisuallyHidden> {t('locked')}</VisuallyHidden>}
        </span>
      </button>
    </li>
  )
}
