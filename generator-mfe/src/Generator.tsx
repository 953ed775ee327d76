import { defined, FLOWS, isStyle, type Aspect } from '@dramatis/catalogue'
import { pageStore, type Portrait } from '@dramatis/store'
import type { GeneratorProps } from '@dramatis/store/slots'
import type { Wish } from '@dramatis/store/wish'
import {
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { Carousel } from './carousel/Carousel.tsx'
import type { Example } from './carousel/examples.ts'
import { useCancelKey } from './controls/useCancelKey.ts'
import { CharacterForm } from './form/CharacterForm.tsx'
import { useAfterPhoto } from './form/useAfterPhoto.ts'
import { useFormValues, type FormValues, type GivenRequest } from './form/useFormValues.ts'
import { GalleryButton } from './gallery/GalleryButton.tsx'
import { LazyGalleryDialogs } from './collection/LazyGalleryDialogs.tsx'
import { useGallery } from './gallery/useGallery.ts'
import { useKeptPicture } from './gallery/useKeptPicture.ts'
import type { PortraitRequest } from './generation/PortraitRequest.ts'
import { showPortrait } from './generation/showPortrait.ts'
import { useGeneration, type PortraitGenerator } from './generation/useGeneration.ts'
import { useIsBusy } from './generation/useIsBusy.ts'
import { useOfflineNotice } from './generation/useOfflineNotice.ts'
import { useReports } from './generation/useReports.ts'
import { useResumedPicture } from './generation/useResumedPicture.ts'
import styles from './Generator.module.css'
import { configOf, GeneratorConfigContext, useGeneratorConfig } from './host/generatorConfig.ts'
import type { GeneratorControl } from './host/GeneratorControl.ts'
import { useHostLanguage } from './host/useHostLanguage.ts'
import { useStyleRequests } from './host/useStyleRequests.ts'
import { useWish } from './host/useWish.ts'
import { LazyKeys } from './keys/LazyKeys.tsx'
import { useMessages } from './messages.ts'
import { Result } from './result/Result.tsx'

interface Props extends GeneratorProps {
  /** Shown above the form. */
  readonly children?: ReactNode
  /** The values that the host has filled in. */
  readonly given?: GivenRequest
  /** The public key of the partner whose page this is. */
  readonly partner?: string
  readonly control?: Ref<GeneratorControl>
}

/** The generator: the form on the left, the result on the right, and the carousel of examples below. */
export default function Generator({
  settings,
  compact,
  styles: offered,
  aspect,
  takes,
  language,
  children,
  given = NOTHING_GIVEN,
  partner = '',
  control,
}: Props) {
  useHostLanguage(language)
  const isControlled = control !== undefined
  const config = useMemo(
    () =>
      configOf(
        defined({ settings, compact, styles: offered, takes }),
        compact === true || isControlled,
      ),
    [settings, compact, offered, takes, isControlled],
  )
  return (
    <GeneratorConfigContext value={config}>
      <Parts
        functionsUrl={settings.functionsUrl}
        defaultAspect={aspect ?? FLOWS[config.flow].defaultAspect}
        given={given}
        partner={partner}
        control={control}
      >
        {children}
      </Parts>
    </GeneratorConfigContext>
  )
}

const NOTHING_GIVEN: GivenRequest = {}

interface PartsProps {
  readonly functionsUrl: string
  readonly defaultAspect: Aspect
  readonly given: GivenRequest
  readonly partner: string
  readonly control: Ref<GeneratorControl> | undefined
  readonly children: ReactNode
}

const Parts = ({ functionsUrl, defaultAspect, given, partner, control, children }: PartsProps) => {
  const { t } = useMessages()
  const { compact, embedded } = useGeneratorConfig()
  const root = useRef<HTMLDivElement>(null)
  const values = useFormValues(!compact, defaultAspect, given)
  const gallery = useGallery(!compact)
  const [galleryOpen, setGalleryOpen] = useState<Portrait | boolean>(false)
  /** @param keeping a picture whose character is to be kept and shown */
  const openGallery = (keeping?: Portrait) => {
    gallery.refresh()
    setGalleryOpen(keeping ?? true)
  }
  const closeGallery = useCallback(() => setGalleryOpen(false), [])
  const reports = useReports(root, gallery.save)
  const { fromForm, ...generator } = useGeneration({ functionsUrl, partner }, reports)
  const [afterPhoto, isWaiting] = useAfterPhoto(values)
  useImperativeHandle(control, () => controlOf(values, generator, afterPhoto))
  useResumedPicture(functionsUrl, generator, ({ character, aspect, style }) => {
    values.setCharacter(character)
    values.setAspect(aspect)
    values.setStyle(style)
  })
  useKeptPicture(gallery, values.shared !== undefined, showPortrait)
  useStyleRequests(root, values.setStyle)
  const fillIn = ({ character, style, aspect = values.aspect }: Wish) => {
    values.setCharacter(character)
    values.setAspect(aspect)
    values.setStyle(style)
  }
  useWish(!compact, values, fillIn, (wish) => {
    fillIn(wish)
    generator.start({ aspect: values.aspect, ...wish }, true)
  })
  useOfflineNotice()
  const onKeyDown = useCancelKey(useIsBusy(), generator.cancel)
  const pickExample = usePickExample(values, generator)

  return (
    <div ref={root} className={styles.root} onKeyDown={onKeyDown}>
      <section className={styles.scene} data-compact={compact} aria-label={t('scene')}>
        <div className={styles.formColumn}>
          {children}
          <CharacterForm
            values={values}
            previousNames={gallery.pictures.map(({ character }) => character)}
            waiting={isWaiting}
            onSubmit={(character) =>
              afterPhoto((values) => generator.start(requestOf(values, character), true))
            }
            onPick={(character) =>
              afterPhoto((values) => generator.startSoon(requestOf(values, character)))
            }
          />
        </div>
        <Result
          draft={values}
          shared={values.shared}
          generator={generator}
          fromForm={fromForm}
          hasGallery={gallery.pictures.length > 0}
          onCorrect={values.setCharacter}
          onKeep={openGallery}
          corner={
            !compact && (
              <GalleryButton count={gallery.pictures.length} onOpen={() => openGallery()} />
            )
          }
        />
      </section>
      {!compact && (
        <LazyGalleryDialogs
          open={galleryOpen}
          makers={generator}
          gallery={gallery}
          onStage={(portrait) => {
            const { character, aspect, style } = portrait
            values.setCharacter(character)
            values.setAspect(aspect)
            if (isStyle(style)) values.setStyle(style)
            showPortrait(portrait)
          }}
          onClose={closeGallery}
        />
      )}
      {!compact && <Carousel onPick={pickExample} />}
      {!embedded && (
        <LazyKeys onGallery={() => openGallery()} onName={() => focusName(root.current)} />
      )}
    </div>
  )
}

/**
 * Returns a function that fills in an example and starts its portrait. It stays the same function while a name is
 * typed, so that the memoized carousel is not rendered again.
 */
const usePickExample = (
  { aspect: chosen, setCharacter, setAspect, setStyle }: FormValues,
  { startSoon }: PortraitGenerator,
) =>
  useCallback(
    ({ character, style, aspect = chosen }: Example) => {
      setCharacter(character)
      setAspect(aspect)
      setStyle(style)
      startSoon({ character, aspect, style })
    },
    [chosen, setCharacter, setAspect, setStyle, startSoon],
  )

const focusName = (root: HTMLElement | null): void => {
  root?.querySelector<HTMLInputElement>('input[role=combobox]')?.focus()
}

const requestOf = (
  { aspect, style, photo, givenFor }: FormValues,
  character: string,
): PortraitRequest => ({
  character,
  aspect,
  style,
  ...defined({ source: photo.photo === undefined ? undefined : { photo: photo.photo } }),
  ...givenFor(character),
})

/** The host's actions, which fill in the form as a visitor would. */
const controlOf = (
  values: FormValues,
  generator: PortraitGenerator,
  afterPhoto: ReturnType<typeof useAfterPhoto>[0],
): GeneratorControl => ({
  generate: ({ character = values.character, style, aspect, description }) => {
    const name = character.trim()
    if (name === '') {
      throw new TypeError('There is no character to draw: pass one, or fill in the form first.')
    }
    values.setCharacter(name)
    if (style) values.setStyle(style)
    if (aspect) values.setAspect(aspect)
    afterPhoto((values) =>
      generator.start(
        {
          ...requestOf(values, name),
          ...defined({ style: style && values.unlocked(style), aspect, description }),
        },
        description === undefined,
      ),
    )
  },
  reset: () => {
    generator.cancel()
    pageStore.getState().setGeneration({ phase: 'idle' })
    values.reset()
  },
})
