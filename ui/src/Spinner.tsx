import { LoaderCircle } from 'lucide'
import { Icon } from './Icon.tsx'
import styles from './Spinner.module.css'

/** A rotating arc, `size` px wide. Decorative: text beside it must say what is happening. */
export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <Icon of={LoaderCircle} className={styles.spinner} size={size} />
)
