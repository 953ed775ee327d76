import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { isVisible } from '@dramatis/functions/contract'
import type { Portrait } from '@dramatis/store'
import { Button, Dialog, Icon, TextField } from '@dramatis/ui'
import { Brush, Spotlight, Star, X } from 'lucide'
import { useId, useMemo, useState } from 'react'
import { styleLabel } from '../choices/styles.ts'
import { useBackCloses } from '../controls/useBackCloses.ts'
import favorite from '../gallery/favorite.module.css'
import { portraitOf } from '../gallery/portraitOf.ts'
import type { SavedPicture } from '../gallery/SavedPicture.ts'
import { useFileImage } from '../gallery/useFileImage.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import { altText } from '../picture/altText.ts'
import { altLanguageOf, descriptionLanguageOf } from '../picture/descriptionLanguage.ts'
import { ShareMenuButton } from '../share/ShareMenuButton.tsx'
import { CardTools } from './CardTools.tsx'
import type { Character } from './Character.ts'
import styles from './CharacterPage.module.css'
import { LookGrid } from './LookGrid.tsx'
import { coverOf, pictureOf, picturesByRecipe, requestFor } from './looks.ts'
import { MakeTools } from './MakeTools.tsx'
import { useCastMessages } from './messages.ts'
import { RemoveButton } from './RemoveButton.tsx'
import type { Cast } from './useCast.ts'
import { useMaking, type Makers } from './useMaking.ts'

interface CharacterPageProps {
  readonly character: Character
  readonly cast: Cast
  /** The gallery's, newest first. */
  readonly saved: readonly SavedPicture[]
  readonly makers: Makers
  /** Called with a picture to put on the stage. */
  readonly onStage: (picture: SavedPicture) => void
  readonly onClose: () => void
}

/** A character that is kept: its looks, and what can be made of it. */
export const CharacterPage = ({
  character,
  cast,
  saved,
  makers,
  onStage,
  onClose,
}: CharacterPageProps) => {
  const { t } = useMessages()
  const { t: c } = useCastMessages()
  const { flow } = useGeneratorConfig()
  const id = useId()
  const pictures = useMemo(() => picturesByRecipe(saved), [saved])
  const [at, setAt] = useState(character.cover)
  const making = useMaking(character, pictures, cast, makers)
  useBackCloses(onClose)
  const look = character.looks[at] ?? character.looks[0]
  if (!look) return undefined
  const picture = pictureOf(character, look, pictures)
  const cover = coverOf(character, pictures)

  return (
    <Dialog labelledBy={id} className={styles.dialog} closeLabel={c('close')} onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.frame}>
          {picture ? (
            <Picture key={picture.id} picture={picture} />
          ) : (
            <p className={styles.missing}>{c('missing')}</p>
          )}
        </div>
        <div>
          <h2 id={id} className={styles.title} dir="auto">
            {character.name}
          </h2>
          <p className={styles.role}>
            {[
              styleLabel(t, look.style, flow),
              character.seed === undefined ? undefined : `${t('seed')} ${character.seed}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles.tools}>
            {picture ? (
              <>
                <Button disabled={making.busy} onClick={() => onStage(picture)}>
                  <Icon of={Spotlight} />
                  {t('toStage')}
                </Button>
                <ShareMenuButton key={picture.id} portrait={() => portraitOf(picture)} />
              </>
            ) : (
              <Button
                variant="primary"
                disabled={making.busy}
                onClick={() => void making.draw([requestFor(character, look)])}
              >
                <Icon of={Brush} />
                {c('draw')}
              </Button>
            )}
            <Button
              className={favorite.button}
              aria-pressed={character.looks[character.cover] === look}
              onClick={() => cast.put({ ...character, cover: character.looks.indexOf(look) })}
            >
              <Icon of={Star} />
              {t('favorite')}
            </Button>
          </div>
          <details className={styles.details}>
            <summary>{t('description')}</summary>
            <p dir="auto" lang={descriptionLanguageOf({ ...character, ...look })}>
              {look.description}
            </p>
          </details>
          <NameForm
            key={character.name}
            name={character.name}
            onName={(name) => cast.put({ ...character, name })}
          />
        </div>
      </div>
      <h3 className={styles.heading}>{c('makeMore')}</h3>
      <MakeTools character={character} cast={cast} pictures={pictures} making={making} />
      <div className={styles.progress}>
        <p role="status">{making.message}</p>
        {making.drawing && (
          <Button onClick={makers.cancel}>
            <Icon of={X} />
            {t('cancel')}
          </Button>
        )}
      </div>
      <h3 className={styles.heading}>{c('looks')}</h3>
      <LookGrid character={character} pictures={pictures} shown={look} onShow={setAt} />
      <p className={styles.note}>{c('note')}</p>
      {cover && <CardTools character={character} picture={cover} />}
      <RemoveButton
        name={character.name}
        onRemove={() => {
          cast.remove(character)
          onClose()
        }}
      />
    </Dialog>
  )
}

const Picture = ({ picture }: { readonly picture: SavedPicture }) => {
  const image = useFileImage(picture.file)
  const portrait: Omit<Portrait, 'image'> = picture
  return (
    <img
      ref={image}
      className={styles.image}
      alt={altText(portrait)}
      lang={altLanguageOf(portrait)}
    />
  )
}

/** A character's name, which the visitor can change. */
const NameForm = ({
  name,
  onName,
}: {
  readonly name: string
  readonly onName: (name: string) => void
}) => {
  const { t } = useMessages()
  const { t: c } = useCastMessages()
  const [text, setText] = useState(name)
  const trimmed = text.trim()
  const changed = trimmed !== name
  return (
    <form
      className={styles.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && isVisible(trimmed)) onName(trimmed)
      }}
    >
      <TextField
        label={c('name')}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={text}
        error={isVisible(trimmed) ? undefined : t('nameMissing')}
        onChange={({ target }) => setText(target.value)}
      />
      {changed && <Button type="submit">{c('rename')}</Button>}
    </form>
  )
}
