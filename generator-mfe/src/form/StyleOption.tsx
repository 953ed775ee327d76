import { Icon } from '@dramatis/ui'
import { Check, Crown, Lock } from 'lucide'
import { useMessages } from '../messages.ts'
import { FREE_STYLE, isLocked, type StyleChoice } from './choices.ts'
import styles from './StyleOption.module.css'
import { thumbnails } from './thumbnails.ts'

interface StyleOptionProps {
  readonly id: string
  readonly choice: StyleChoice
  readonly premium: boolean
  readonly selected: boolean
  /** Whether the keyboard or the pointer is on it. */
  readonly active: boolean
  readonly onHover: () => void
  readonly onChoose: () => void
}

/** One style: a lock for free visitors, a crown for subscribers, a tick when it is the chosen one. */
export const StyleOption = ({
  id,
  choice,
  premium,
  selected,
  active,
  onHover,
  onChoose,
}: StyleOptionProps) => {
  const { t } = useMessages()
  const locked = isLocked(choice.value, premium)
  const thumbnail = thumbnails[choice.value]
  return (
    <li
      id={id}
      className={styles.option}
      role="option"
      aria-selected={selected}
      data-active={active}
      onPointerMove={onHover}
      onClick={onChoose}
    >
      <span className={styles.thumbnail} data-locked={locked}>
        {thumbnail !== undefined && (
          <img src={thumbnail} alt="" width={48} height={48} loading="lazy" />
        )}
        {choice.value !== FREE_STYLE && (
          <span className={styles.disc}>
            {locked ? (
              <Icon of={Lock} size={12} strokeWidth={2.25} />
            ) : (
              <Icon of={Crown} size={12} strokeWidth={2.25} label={t('premium')} />
            )}
          </span>
        )}
      </span>
      <span className={styles.text}>
        <b>{t(choice.label)}</b>
        {locked && <small>{t('locked')}</small>}
      </span>
      {selected && <Icon of={Check} size={18} strokeWidth={2} />}
    </li>
  )
}
