import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `lit` is the one action of a view; `bare` has no border, for icons. Default: plain. */
  readonly variant?: 'plain' | 'lit' | 'bare'
  /** Shows a spinner before the label and takes no clicks; the label stays, so that it can say what happens. */
  readonly loading?: boolean
}

/** A native button, at least 44 px high; `type` is "button" unless said otherwise. */
export const Button = ({
  variant = 'plain',
  loading = false,
  disabled = false,
  type = 'button',
  className,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(variant, className)}
    disabled={disabled || loading}
    aria-busy={loading || undefined}
  >
    {loading && <Spinner />}
    {children}
  </button>
)

/** The class of a button, for a link that looks like one. */
export const buttonClass = (
  variant: NonNullable<ButtonProps['variant']>,
  className?: string,
): string =>
  [styles.button, variant === 'plain' ? undefined : styles[variant], className]
    .filter((name) => name !== undefined)
    .join(' ')
