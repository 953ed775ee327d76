import { LoaderCircle } from 'lucide'
import { Icon } from './Icon.tsx'
import styles from './Spinner.module.css'

/** A turning arc, `size` px wide. Decorative: the text beside it says what is being done. */
export const Spinner = ({ size = 20 }: { readonly size?: number }) => (
  <Icon of={LoaderCircle} className={styles.spinner} size={size} />
)
