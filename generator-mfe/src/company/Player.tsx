import { Icon, VisuallyHidden } from '@dramatis/ui'
import { Lock } from 'lucide'
import { isLocked, labelOf, stylesOf, type Flow } from '../form/choices.ts'
import { useMessages } from '../messages.ts'
import type { Example } from './examples.ts'
import styles from './Player.module.css'

interface PlayerProps {
  readonly example: Example
  readonly flow: Flow
  readonly premium: boolean
  readonly disabled: boolean
  readonly onPick: () => void
}

/** One example: a round picture, the character's name, the style's name, a lock for free visitors. */
export const Player = ({ example, flow, premium, disabled, onPick }: PlayerProps) => {
  const { t } = useMessages()
  const locked = isLocked(example.style, premium)
  return (
    <li>
      <button
        type="button"
        className={styles.player}
        data-locked={locked}
        disabled={disabled}
        onClick={onPick}
      >
        <span className={styles.face}>
          <img src={example.picture} alt="" width={76} height={76} loading="lazy" />
          {locked && (
            <span className={styles.lock}>
              <Icon of={Lock} size={14} strokeWidth={2} />
            </span>
          )}
        </span>
        <span>
          <span className={styles.character}>{example.character}</span>{' '}
          <span className={styles.style}>{labelOf(t, example.style, stylesOf[flow])}</span>
          {locked && <VisuallyHidden> {t('locked')}</VisuallyHidden>}
        </span>
      </button>
    </li>
  )
}
