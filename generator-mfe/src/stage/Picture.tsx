import type { Portrait } from '@dramatis/store'
import { Crown } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { nameOf } from '../nameOf.ts'
import frame from './frame.module.css'
import styles from './Picture.module.css'

interface PictureProps {
  readonly portrait: Portrait
  /** The image cannot be shown. */
  readonly onBroken: () => void
}

/** A finished picture, uncropped; it fades in with its name once it is loaded. */
export const Picture = ({ portrait, onBroken }: PictureProps) => {
  const [loaded, setLoaded] = useState(false)
  const { star, role } = nameOf(portrait.character)
  return (
    <figure className={`${frame.frame} ${styles.picture}`} data-loaded={loaded}>
      <img
        className={styles.image}
        src={portrait.image}
        alt={portrait.description}
        onLoad={() => setLoaded(true)}
        onError={onBroken}
      />
      {portrait.premium && (
        <span className={styles.crown} role="img" aria-label={messages.premium}>
          <Crown size={20} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <figcaption className={frame.caption}>
        <p className={styles.star}>{star}</p>
        {role !== '' && <p className={styles.role}>{role}</p>}
      </figcaption>
    </figure>
  )
}
