import type { AspectRatio } from '@dramatis/functions/contract'
import { useId } from 'react'
import { useMessages } from '../messages.ts'
import styles from './AspectField.module.css'
import { aspects } from './choices.ts'
import { Row } from './Row.tsx'

interface AspectFieldProps {
  readonly value: AspectRatio
  readonly onChange: (value: AspectRatio) => void
  readonly disabled: boolean
}

export const AspectField = ({ value, onChange, disabled }: AspectFieldProps) => {
  const { t } = useMessages()
  const id = useId()
  return (
    <Row label={t('format')} labelId={id}>
      <div className={styles.group} part="format" role="radiogroup" aria-labelledby={id}>
        {aspects.map((aspect) => (
          <label key={aspect.value} title={`${t(`aspects.${aspect.value}`)} (${aspect.ratio})`}>
            <input
              type="radio"
              name={id}
              value={aspect.value}
              checked={aspect.value === value}
              disabled={disabled}
              onChange={() => onChange(aspect.value)}
            />
            <span className={styles.shape} data-aspect={aspect.value} />
            <span className={styles.label}>{t(`aspects.${aspect.value}`)}</span>
          </label>
        ))}
      </div>
    </Row>
  )
}
