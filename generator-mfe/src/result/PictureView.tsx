import { splitName } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { Icon } from '@dramatis/ui'
import { Crown } from 'lucide'
import { useState } from 'react'
import { FullViewButton } from '../fullView/FullViewButton.tsx'
import { altLanguageOf } from '../picture/descriptionLanguage.ts'
import { useMessages } from '../messages.ts'
import { altText } from '../picture/altText.ts'
import frame from './frame.module.css'
import styles from './PictureView.module.css'

interface PictureViewProps {
  readonly portrait: Portrait
  /** Shown until the picture has loaded. */
  readonly preview: string | undefined
}

/**
 * A finished picture, uncropped. It fades in with its name once it has loaded. Name and source cover at most a
 * third of it, and are truncated beyond that; a press opens the full view, which shows the full name.
 */
export const PictureView = ({ portrait, preview }: PictureViewProps) => {
  const { t } = useMessages()
  const [loaded, setLoaded] = useState('')
  const { name, source } = splitName(portrait)
  return (
    <figure
      className={`${frame.frame} ${styles.picture}`}
      part="picture"
      data-loaded={loaded === portrait.image}
    >
      {preview !== undefined && <img className={styles.preview} src={preview} alt="" />}
      <img
        key={portrait.image}
        className={styles.image}
        src={portrait.image}
        alt={altText(portrait)}
        lang={altLanguageOf(portrait)}
        onLoad={() => setLoaded(portrait.image)}
      />
      <FullViewButton of={portrait}>
        <img src={portrait.image} alt={altText(portrait)} lang={altLanguageOf(portrait)} />
      </FullViewButton>
      {portrait.premium && (
        <span className={styles.crown} role="img" aria-label={t('premium')}>
          <Icon of={Crown} />
        </span>
      )}
      <figcaption className={frame.caption} part="caption">
        <p className={styles.star} data-size={sizeOf(name)}>
          <bdi>{name}</bdi>
        </p>
        {source !== '' && (
          <p className={styles.role}>
            <bdi>{source}</bdi>
          </p>
        )}
      </figcaption>
    </figure>
  )
}

/** Large for a name that then fits on one line in nearly every picture, medium for one that fits on two, else small. */
const sizeOf = (name: string): 'large' | 'medium' | 'small' => {
  const width = name.length + (name.match(FULL_WIDTH)?.length ?? 0)
  if (width <= 12) return 'large'
  return width <= 28 ? 'medium' : 'small'
}

/** Characters that are twice as wide as a Latin letter. */
const FULL_WIDTH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
