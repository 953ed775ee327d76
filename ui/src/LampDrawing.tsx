import styles from './LampDrawing.module.css'

/**
 * The lamp of the stage, placed relative to the nearest positioned element. `--lamp-x` and `--lamp-y` are the position
 * of its light, in px; `--lamp-k` is its scale, 1 for a width of 64 px.
 */
export const LampDrawing = ({ on }: { readonly on: boolean }) => (
  <svg className={styles.lamp} viewBox="0 0 64 96" aria-hidden="true">
    <path className={styles.yoke} d="M12 50V14h40v36M32 14V-40" />
    <path className={styles.metal} d="M16 30q16-12 32 0v32l8 22H8l8-22z" />
    <path className={styles.fin} d="M22 38h20M22 45h20M22 52h20" />
    {on && <path className={styles.lens} d="M8 84h48v5H8z" />}
  </svg>
)
