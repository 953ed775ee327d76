import { Icon, VisuallyHidden } from '@dramatis/ui'
import { Star } from 'lucide'
import { styleLabel } from '../choices/styles.ts'
import thumbnail from '../gallery/GalleryThumbnail.module.css'
import type { SavedPicture } from '../gallery/SavedPicture.ts'
import { useThumbnail } from '../gallery/useThumbnail.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import type { Character, Look } from './Character.ts'
import styles from './LookGrid.module.css'
import { pictureOf, type Pictures } from './looks.ts'
import { useCastMessages } from './messages.ts'
import { labelOfWords } from './sets.ts'

interface LookGridProps {
  readonly character: Character
  readonly pictures: Pictures
  /** The look that is shown large. */
  readonly shown: Look
  /** Called with a look's index. */
  readonly onShow: (at: number) => void
}

/** A character's looks, also those without a picture. */
export const LookGrid = ({ character, pictures, shown, onShow }: LookGridProps) => {
  const { t, language } = useMessages()
  const { t: c } = useCastMessages()
  const { flow } = useGeneratorConfig()
  return (
    <div className={styles.grid} role="list">
      {character.looks.map((look, at) => {
        const picture = pictureOf(character, look, pictures)
        const [words] = look.words
        const style = styleLabel(t, look.style, flow)
        const name =
          words === undefined ? (at === 0 ? c('asKept') : style) : labelOfWords(words, language)
        return (
          <div key={at} role="listitem">
            <button
              type="button"
              className={thumbnail.thumbnail}
              aria-current={look === shown || undefined}
              onClick={() => onShow(at)}
            >
              <span className={`${thumbnail.frame} ${styles.frame}`}>
                {picture ? (
                  <Thumbnail picture={picture} />
                ) : (
                  <span className={styles.missing}>{c('missing')}</span>
                )}
                {at === character.cover && <Icon of={Star} size={18} className={thumbnail.star} />}
              </span>
              <span className={styles.name} dir="auto">
                {name}
              </span>
              {at === character.cover && <VisuallyHidden> {t('favorite')}</VisuallyHidden>}
            </button>
          </div>
        )
      })}
    </div>
  )
}

const Thumbnail = ({ picture }: { readonly picture: SavedPicture }) => (
  <img ref={useThumbnail(picture.thumbnail ?? picture.file)} alt="" decoding="async" />
)
