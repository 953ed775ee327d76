import { Button, Icon } from '@dramatis/ui'
import { FileBraces, FileImage } from 'lucide'
import type { SavedPicture } from '../gallery/SavedPicture.ts'
import { useMessages } from '../messages.ts'
import { useSaving } from '../share/useSaving.ts'
import type { CardType } from './cardFile.ts'
import styles from './CharacterPage.module.css'
import type { Character } from './Character.ts'
import { useCastMessages } from './messages.ts'

interface CardToolsProps {
  readonly character: Character
  /** The one that stands for it. */
  readonly picture: SavedPicture
}

/** Buttons that save a character as a file, for another browser. */
export const CardTools = ({ character, picture }: CardToolsProps) => {
  const { t } = useMessages()
  const { t: c } = useCastMessages()
  const { outcome, making, save } = useSaving()
  const button = (type: CardType, icon: typeof FileImage, label: string) => (
    <Button
      aria-disabled={making || undefined}
      onClick={() =>
        save(JSON.stringify([type, picture.id, character]), async () => {
          const { cardFile } = await import('./cardFile.ts')
          return cardFile(character, picture, type)
        })
      }
    >
      <Icon of={icon} />
      {label}
    </Button>
  )
  return (
    <>
      <h3 className={styles.heading}>{c('take')}</h3>
      <div className={styles.progress}>
        {button('image/png', FileImage, c('saveAsPicture'))}
        {button('application/json', FileBraces, c('saveAsJson'))}
      </div>
      <p className={styles.said} role="status">
        {outcome && t(outcome)}
      </p>
      <p className={styles.note}>{c('takeNote')}</p>
    </>
  )
}
