import { LoaderCircle } from 'lucide-react'
import styles from './Spinner.module.css'

/** A turning arc, `size` px wide. Decorative: the text beside it says what is being done. */
export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <LoaderCircle className={styles.spinner} size={size} strokeWidth={1.75} aria-hidden="true" />
)
