import type { Aspect } from '@dramatis/catalogue'
import { useId } from 'react'
import { aspects, ratioOf } from '../choices/aspects.ts'
import { useMessages } from '../messages.ts'
import styles from './AspectField.module.css'
import { FieldRow } from './FieldRow.tsx'

interface AspectFieldProps {
  readonly value: Aspect
  readonly onChange: (value: Aspect) => void
  /** Accepts no changes, but stays focusable. */
  readonly disabled: boolean
}

export const AspectField = ({ value, onChange, disabled }: AspectFieldProps) => {
  const { t } = useMessages()
  const id = useId()
  return (
    <FieldRow label={t('format')} labelId={id}>
      <div className={styles.group} part="format" role="radiogroup" aria-labelledby={id}>
        {aspects.map((aspect) => (
          <label key={aspect} title={`${t(`aspects.${aspect}`)} (${ratioOf(aspect)})`}>
            <input
              type="radio"
              name={id}
              value={aspect}
              checked={aspect === value}
              aria-disabled={disabled || undefined}
              onChange={() => {
                if (!disabled) onChange(aspect)
              }}
            />
            <span className={styles.shape} data-aspect={aspect} />
            <span className={styles.label}>{t(`aspects.${aspect}`)}</span>
          </label>
        ))}
      </div>
    </FieldRow>
  )
}
