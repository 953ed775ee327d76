import { createContext, use, type PropsWithChildren } from 'react'
import styles from './Marked.module.css'

/** Whether each remote is outlined; undefined on a page without the developers' panel. */
export const Outlines = createContext<boolean | undefined>(undefined)

/** Marks what a remote shows, for the panel. On a visitor's page, this adds no element. */
export const Marked = ({ label, children }: PropsWithChildren<{ readonly label: string }>) => {
  const outlined = use(Outlines)
  if (outlined === undefined) return children
  return (
    <div className={styles.mark} data-remote={label} data-outlined={outlined}>
      {children}
    </div>
  )
}
