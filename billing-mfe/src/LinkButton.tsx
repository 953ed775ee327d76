import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A button that looks like a link, for alternatives to the main action. */
export const LinkButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={linkClass(className)} />
)

/** The class that makes a link look like {@link LinkButton}. */
export const linkClass = (className?: string): string =>
  [styles.link, className].filter((name) => name !== undefined).join(' ')
