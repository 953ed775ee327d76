import type { Portrait } from '@dramatis/store'
import { Icon } from '@dramatis/ui'
import { Crown } from 'lucide'
import { useState } from 'react'
import { altLanguageOf } from '../descriptionLanguage.ts'
import { useMessages } from '../messages.ts'
import { nameOf } from '../nameOf.ts'
import { altOf } from './altOf.ts'
import frame from './frame.module.css'
import styles from './Picture.module.css'

/** Longer names are set small, or they would cover the picture; a landscape on a phone is lower still. */
const MANY_CHARACTERS = 28
const MANY_CHARACTERS_LOW = 22

interface PictureProps {
  readonly portrait: Portrait
  /** Stands in its place until it is loaded. */
  readonly preview: string | undefined
}

/** A finished picture, uncropped; it fades in with its name once it is loaded. */
export const Picture = ({ portrait, preview }: PictureProps) => {
  const { t } = useMessages()
  const [loaded, setLoaded] = useState(false)
  const { star, role } = nameOf(portrait.character)
  return (
    <figure className={`${frame.frame} ${styles.picture}`} part="picture" data-loaded={loaded}>
      {preview !== undefined && <img className={styles.preview} src={preview} alt="" />}
      <img
        className={styles.image}
        src={portrait.image}
        alt={altOf(portrait)}
        lang={altLanguageOf(portrait)}
        onLoad={() => setLoaded(true)}
      />
      {portrait.premium && (
        <span className={styles.crown} role="img" aria-label={t('premium')}>
          <Icon of={Crown} />
        </span>
      )}
      <figcaption className={frame.caption} part="caption">
        <p className={styles.star} data-long={longness(star)} dir="auto">
          {star}
        </p>
        {role !== '' && (
          <p className={styles.role} dir="auto">
            {role}
          </p>
        )}
      </figcaption>
    </figure>
  )
}

/** For which pictures a name is long. */
const longness = ({ length }: string): 'true' | 'landscape' | 'false' => {
  if (length > MANY_CHARACTERS) return 'true'
  return length > MANY_CHARACTERS_LOW ? 'landscape' : 'false'
}
