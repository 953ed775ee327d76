import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is for the main action of a view; `bare` has no border, for icons. Default: plain. */
  readonly variant?: 'plain' | 'primary' | 'bare'
  /** Ignores presses, but stays focusable: an element that becomes natively disabled loses focus. */
  readonly disabled?: boolean
  /** Shows a spinner before the label, and disables the button. The label can name the current step. */
  readonly loading?: boolean
}

/** A button at least 44 px high. Its default `type` is "button". */
export const Button = ({
  variant = 'plain',
  loading = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(variant, className)}
    aria-disabled={disabled || loading || rest['aria-disabled']}
    aria-busy={loading || undefined}
    onClick={disabled || loading ? ignore : onClick}
  >
    {loading && <Spinner />}
    {children}
  </button>
)

/** Also keeps Enter in a field, which clicks the submit button, from submitting the form. */
const ignore = (event: MouseEvent) => {
  event.preventDefault()
}

/** The class names of a button, for a link that looks like one. */
export const buttonClass = (
  variant: NonNullable<ButtonProps['variant']>,
  className?: string,
): string =>
  [styles.button, variant === 'plain' ? undefined : styles[variant], className]
    .filter((name) => name !== undefined)
    .join(' ')
