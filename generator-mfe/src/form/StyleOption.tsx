import { isFree, type Style } from '@dramatis/catalogue'
import { Icon, usePremium } from '@dramatis/ui'
import { Check, Crown, Lock } from 'lucide'
import { isLocked, styleLabel } from '../choices/styles.ts'
import { thumbnails } from '../choices/thumbnails.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import styles from './StyleOption.module.css'

interface StyleOptionProps {
  readonly id: string
  readonly style: Style
  readonly selected: boolean
  /** Whether the keyboard or the pointer is on it. */
  readonly active: boolean
  readonly onHover: () => void
  readonly onChoose: () => void
}

/** One style. It has a check mark if it is chosen; a premium style has a lock, or a crown for subscribers. */
export const StyleOption = ({
  id,
  style,
  selected,
  active,
  onHover,
  onChoose,
}: StyleOptionProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  const locked = isLocked(style, usePremium())
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
        <img src={thumbnails[style]} alt="" width={48} height={48} loading="lazy" />
        {!isFree(style) && (
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
        <b>{styleLabel(t, style, flow)}</b>
        {locked && <small>{t('locked')}</small>}
      </span>
      {selected && <Icon of={Check} size={18} strokeWidth={2} />}
    </li>
  )
}
