import type { Portrait } from '@dramatis/store'
import { Icon } from '@dramatis/ui'
import { Crown } from 'lucide'
import { useState } from 'react'
import { altLanguageOf } from '../picture/descriptionLanguage.ts'
import { useMessages } from '../messages.ts'
import { splitName } from '../picture/splitName.ts'
import { altText } from '../picture/altText.ts'
import frame from './frame.module.css'
import styles from './PictureView.module.css'

/** Longer names are set smaller, so they do not cover the picture; a landscape picture on a phone has less room. */
const MAX_LARGE_LENGTH = 28
const MAX_LARGE_LENGTH_IN_LANDSCAPE = 22

interface PictureViewProps {
  readonly portrait: Portrait
  /** Shown until the picture has loaded. */
  readonly preview: string | undefined
}

/** A finished picture, uncropped. It fades in with its name once it has loaded. */
export const PictureView = ({ portrait, preview }: PictureViewProps) => {
  const { t } = useMessages()
  const [loaded, setLoaded] = useState(false)
  const { name, source } = splitName(portrait.character)
  return (
    <figure className={`${frame.frame} ${styles.picture}`} part="picture" data-loaded={loaded}>
      {preview !== undefined && <img className={styles.preview} src={preview} alt="" />}
      <img
        className={styles.image}
        src={portrait.image}
        alt={altText(portrait)}
        lang={altLanguageOf(portrait)}
        onLoad={() => setLoaded(true)}
      />
      {portrait.premium && (
        <span className={styles.crown} role="img" aria-label={t('premium')}>
          <Icon of={Crown} />
        </span>
      )}
      <figcaption className={frame.caption} part="caption">
        <p className={styles.star} data-long={longness(name)} dir="auto">
          {name}
        </p>
        {source !== '' && (
          <p className={styles.role} dir="auto">
            {source}
          </p>
        )}
      </figcaption>
    </figure>
  )
}

/** Whether a name is too long to be set large: in any picture, or only in a landscape one. */
const longness = ({ length }: string): 'true' | 'landscape' | 'false' => {
  if (length > MAX_LARGE_LENGTH) return 'true'
  return length > MAX_LARGE_LENGTH_IN_LANDSCAPE ? 'landscape' : 'false'
}
