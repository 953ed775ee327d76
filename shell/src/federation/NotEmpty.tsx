import { useEffect, useRef, useState, type PropsWithChildren } from 'react'
import { RemoteEmpty } from './failures.ts'
import styles from './NotEmpty.module.css'

/** How long a component may take to show something, in milliseconds. */
export const EMPTY_TIMEOUT_MS = 2000

/** Throws to the error boundary around it if its children show no text after {@link EMPTY_TIMEOUT_MS}. */
export const NotEmpty = ({ children }: PropsWithChildren) => {
  const box = useRef<HTMLDivElement>(null)
  const [empty, setEmpty] = useState(false)
  useEffect(() => {
    const timer = setTimeout(
      () => setEmpty(box.current?.textContent.trim() === ''),
      EMPTY_TIMEOUT_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  if (empty) throw new RemoteEmpty('The component rendered nothing')
  return (
    <div ref={box} className={styles.box}>
      {children}
    </div>
  )
}
