import { useMemo } from 'react'
import type { SavedPicture } from '../gallery/SavedPicture.ts'
import { useThumbnail } from '../gallery/useThumbnail.ts'
import styles from './CastList.module.css'
import type { Character } from './Character.ts'
import { useCastMessages } from './messages.ts'
import { coverOf, picturesByRecipe } from './looks.ts'

interface CastListProps {
  readonly characters: readonly Character[]
  /** The gallery's, newest first. */
  readonly saved: readonly SavedPicture[]
  readonly onOpen: (character: Character) => void
}

/** The characters that the visitor keeps, in a row; nothing if there are none. */
export const CastList = ({ characters, saved, onOpen }: CastListProps) => {
  const { t } = useCastMessages()
  const pictures = useMemo(() => picturesByRecipe(saved), [saved])
  if (characters.length === 0) return undefined
  return (
    <section className={styles.cast} aria-label={t('characters')}>
      <h3 className={styles.heading}>{t('characters')}</h3>
      <div className={styles.row} role="list">
        {characters.map((character) => (
          <div key={character.key} role="listitem">
            <button type="button" className={styles.character} onClick={() => onOpen(character)}>
              <Cover picture={coverOf(character, pictures)} />
              <span className={styles.name} dir="auto">
                {character.name}
              </span>
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}

const Cover = ({ picture }: { readonly picture: SavedPicture | undefined }) => (
  <span className={styles.cover}>{picture && <CoverImage picture={picture} />}</span>
)

const CoverImage = ({ picture }: { readonly picture: SavedPicture }) => (
  <img ref={useThumbnail(picture.thumbnail ?? picture.file)} alt="" decoding="async" />
)
