import { Style } from '@dramatis/functions/contract'
import {
  formatCountdown,
  isBusy,
  isPremium,
  isThrottled,
  pageStore,
  retryAt,
} from '@dramatis/store'
import type { GeneratorProps } from '@dramatis/store/slots'
import { useNow } from '@dramatis/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Company } from './company/Company.tsx'
import type { Example } from './company/examples.ts'
import type { Wish } from './flow/generate.ts'
import { portraitOf } from './flow/portraitOf.ts'
import { randomSeed } from './flow/randomSeed.ts'
import { useGeneration } from './flow/useGeneration.ts'
import { useOfflineNotice } from './flow/useOfflineNotice.ts'
import { useStatusMessage } from './flow/useStatusMessage.ts'
import { CharacterForm } from './form/CharacterForm.tsx'
import { choicesOf, defaultAspectOf, isLocked, type Flow } from './form/choices.ts'
import { useWish } from './form/useWish.ts'
import { GalleryButton } from './gallery/GalleryButton.tsx'
import { GalleryDialogs } from './gallery/GalleryDialogs.tsx'
import { useGallery } from './gallery/useGallery.ts'
import styles from './Generator.module.css'
import { useMessages } from './messages.ts'
import { openCheckout } from './openCheckout.ts'
import { Plate } from './stage/Plate.tsx'
import { Stage } from './stage/Stage.tsx'
import { stageView } from './stage/stageView.ts'
import { useNote } from './stage/useNote.ts'
import { useCancelKey } from './useCancelKey.ts'
import { useHostLanguage } from './useHostLanguage.ts'
import { useOnline } from './useOnline.ts'
import { useOutcomes } from './useOutcomes.ts'

interface Props extends GeneratorProps {
  /** Set above the form, in the bill's column. */
  readonly children?: ReactNode
}

/** The scene: the bill with the form on the left, the stage with the picture on the right. */
export default function Generator({
  settings,
  flow = 'full',
  styles: offered,
  aspect: firstAspect,
  language,
  children,
}: Props) {
  const { t } = useMessages()
  useHostLanguage(language)
  const { functionsUrl, checkoutUrl } = settings
  const whole = flow === 'full'
  /** In which of the two flows the visitor reads and chooses; a whole page may be in the simple one, too. */
  const reading: Flow = settings.flow === 'simple' ? 'simple' : flow
  const wish = useWish(whole, firstAspect ?? defaultAspectOf[reading])
  const { aspect, style } = wish
  const [fromForm, setFromForm] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)

  const generation = useStore(pageStore, (state) => state.generation)
  const premium = useStore(pageStore, ({ subscriber }) => isPremium(subscriber))
  const countdown = useCountdown(premium)
  const message = useStatusMessage(generation)
  const gallery = useGallery(whole)
  const [galleryOpen, setGalleryOpen] = useState(false)
  const { keep, fail } = useOutcomes(root, gallery.keep)
  const { start, startSoon, startSeries, cancel } = useGeneration(functionsUrl, keep, fail)
  const busy = isBusy(generation)
  const choices = choicesOf(reading, offered)
  const view = stageView(generation, countdown !== undefined)

  // Down to the stage when the work begins and again when the picture is there.
  const { phase } = generation
  const restored = phase === 'succeeded' && generation.restored
  useEffect(() => {
    if (phase === 'describing' || (phase === 'succeeded' && !restored)) {
      stage.current?.scrollIntoView(intoView())
    }
  }, [phase, restored])

  const online = useOnline()
  useOfflineNotice()
  useCancelKey(root, busy, cancel)

  const note = useNote({
    generation,
    failing: message.failed,
    online,
    premium,
    kept: gallery.pictures.length > 0,
    form: [wish.character, aspect, style].join('\n'),
    fromForm,
    brief: view.type === 'picture',
  })

  /** Draws what is on the stage once more, with what `change` says. */
  const redraw = (change: Pick<Wish, 'seed' | 'description' | 'rewritten'>) => {
    const portrait = portraitOf(generation)
    if (!portrait || !Style.is(portrait.style)) return
    if (isLocked(portrait.style, premium)) {
      openCheckout(checkoutUrl, root.current, portrait.style)
      return
    }
    const { character, aspect, style, description, rewritten, seed } = portrait
    setFromForm(false)
    start({
      character,
      aspect,
      style,
      description,
      ...(rewritten && { rewritten }),
      ...(seed !== undefined && { seed }),
      ...change,
    })
  }
  const drawEveryStyle = () => {
    const portrait = portraitOf(generation)
    if (!premium) openCheckout(checkoutUrl, root.current)
    else if (portrait) {
      const others = choices.map(({ value }) => value)
      setFromForm(false)
      startSeries(
        portrait,
        others.filter((style) => style !== portrait.style),
      )
    }
  }

  const typed = (character: string): Wish => ({
    character,
    aspect,
    style,
    ...wish.seedFor(character),
  })
  const pick = (example: Example) => {
    if (isLocked(example.style, premium)) {
      openCheckout(checkoutUrl, root.current, example.style)
      return
    }
    const { character, style } = example
    const picked = { character, aspect: example.aspect ?? aspect, style }
    wish.setCharacter(character)
    wish.setAspect(picked.aspect)
    wish.setStyle(style)
    setFromForm(true)
    startSoon(picked)
  }

  return (
    <div ref={root} className={styles.root}>
      <section className={styles.scene} data-flow={flow} aria-label={t('scene')}>
        <div className={styles.bill}>
          {children}
          <CharacterForm
            wish={wish}
            choices={choices}
            premium={premium}
            busy={busy}
            countdown={countdown}
            checkoutUrl={checkoutUrl}
            onSubmit={(text) => {
              setFromForm(true)
              start(typed(text))
            }}
            onPick={(text) => {
              setFromForm(true)
              startSoon(typed(text))
            }}
          />
        </div>
        <Stage
          ref={stage}
          view={view}
          aspect={(busy ? generation.aspect : portraitOf(generation)?.aspect) ?? aspect}
          flow={reading}
          countdown={countdown}
          named={wish.character.trim() !== ''}
          online={online}
          message={message}
          corner={
            (gallery.pictures.length > 0 || gallery.fault !== undefined) && (
              <GalleryButton
                count={gallery.pictures.length}
                onOpen={() => {
                  gallery.refresh()
                  setGalleryOpen(true)
                }}
              />
            )
          }
          plate={
            <Plate
              view={view}
              aspect={aspect}
              style={style}
              whole={whole}
              flow={reading}
              message={message}
              note={note}
              checkoutUrl={checkoutUrl}
              premium={premium}
              countdown={countdown}
              onCancel={cancel}
              onAnotherTake={() => redraw({ seed: randomSeed() })}
              onDrawAgain={(description) => redraw({ description, rewritten: true })}
              onEveryStyle={drawEveryStyle}
            />
          }
        />
      </section>
      {galleryOpen && (
        <GalleryDialogs
          gallery={gallery}
          flow={reading}
          portrait={portraitOf(generation)}
          onClose={() => setGalleryOpen(false)}
        />
      )}
      {whole && <Company flow={reading} premium={premium} busy={busy} onPick={pick} />}
    </div>
  )
}

/** The time until a free visitor's next request as `m:ss`; undefined when there is one. */
const useCountdown = (premium: boolean): string | undefined => {
  const quota = useStore(pageStore, (state) => state.quota)
  const now = useNow(1000, retryAt(quota, quota.requestedAt.at(-1) ?? 0))
  return premium || !isThrottled(quota, now)
    ? undefined
    : formatCountdown(retryAt(quota, now) - now)
}

const intoView = (): ScrollIntoViewOptions => ({
  block: 'nearest',
  behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
})
