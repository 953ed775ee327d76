import type { ComponentProps } from 'react'
import styles from './LinkButton.module.css'

/** A native button that looks like a link, for small ways beside the main one. */
export const LinkButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={linkClass(className)} />
)

/** The class of it, for a link that stands in the same place. */
export const linkClass = (className?: string): string =>
  [styles.link, className].filter((name) => name !== undefined).join(' ')
