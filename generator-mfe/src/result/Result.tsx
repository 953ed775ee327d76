import { FLOWS } from '@dramatis/catalogue'
import type { SharedPortrait } from '@dramatis/functions/contract'
import { isBusy, pageStore, type Portrait } from '@dramatis/store'
import { LampDrawing, useLoaded, VisuallyHidden } from '@dramatis/ui'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useStore } from 'zustand'
import { prefersReducedMotion } from '../controls/prefersReducedMotion.ts'
import type { PortraitRequest } from '../generation/PortraitRequest.ts'
import { progressText } from '../generation/progressText.ts'
import { shownPortrait } from '../generation/shownPortrait.ts'
import { useAnnouncedProgress } from '../generation/useAnnouncedProgress.ts'
import type { PortraitGenerator } from '../generation/useGeneration.ts'
import { useStatusMessage, type StatusMessage } from '../generation/useStatusMessage.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import { useThrottled } from '../quota/useThrottled.ts'
import { Caption } from './Caption.tsx'
import { EmptyView } from './EmptyView.tsx'
import { PictureView } from './PictureView.tsx'
import { RateLimitView } from './RateLimitView.tsx'
import styles from './Result.module.css'
import { isWorking, resultView, type ResultView } from './resultView.ts'
import { useNote } from './useNote.ts'
import { useRoom, type Bar } from './useRoom.ts'
import { WaitingView } from './WaitingView.tsx'

interface ResultProps {
  /** The form's current values; the character may be empty. */
  readonly draft: PortraitRequest
  /** What the share link that opened the page leads to. */
  readonly shared: SharedPortrait | undefined
  readonly generator: PortraitGenerator
  /** Whether submitting the form would repeat the last portrait. */
  readonly fromForm: boolean
  readonly hasGallery: boolean
  /** Called with the text that a correction draws. */
  readonly onCorrect: (text: string) => void
  /** Called with a picture whose character is to be kept. */
  readonly onKeep: (portrait: Portrait) => void
  /** Shown in the upper corner. */
  readonly corner: ReactNode
}

/** The result area: the portrait or its placeholder, with a caption below. */
export const Result = ({
  draft,
  shared,
  generator,
  fromForm,
  hasGallery,
  onCorrect,
  onKeep,
  corner,
}: ResultProps) => {
  const result = useRef<HTMLDivElement>(null)
  const generation = useStore(pageStore, (state) => state.generation)
  const { flow } = useGeneratorConfig()
  const [missing, setMissing] = useState(false)
  const sharedParts = useLoaded(importSharedParts, shared !== undefined)
  const view = resultView(
    generation,
    useThrottled(),
    shared && sharedParts && !missing
      ? { ...shared, aspect: shared.aspect ?? FLOWS[flow].defaultAspect }
      : undefined,
  )
  const message = useStatusMessage(generation)
  const note = useNote({
    generation,
    failing: message.failed,
    hasGallery,
    draft,
    fromForm,
    brief: view.type === 'picture',
  })
  const room = useRoom(view, draft.character !== '')
  const form = () => result.current?.closest('section')
  const aspect = 'aspect' in generation ? generation.aspect : shownPortrait(generation)?.aspect
  const isShared = view.type === 'shared'
  useScrollToResult(result, room.bar)

  return (
    <div
      ref={result}
      className={styles.result}
      part="stage"
      data-view={isShared ? 'picture' : view.type}
      data-working={isWorking(view)}
      data-bar={room.bar}
      data-aspect={aspect ?? (isShared ? view.shared : draft).aspect}
    >
      <Announcement {...message} busy={isBusy(generation)} />
      <div className={styles.backdrop}>
        <div className={styles.floor} />
        <div className={styles.rail} />
        {view.type !== 'rateLimit' && (
          <>
            <div className={styles.light} />
            <div className={styles.lightOnFloor} />
          </>
        )}
        <LampDrawing on={view.type !== 'rateLimit'} />
        {isShared && sharedParts && (
          <sharedParts.SharedPicture shared={view.shared} onMissing={() => setMissing(true)} />
        )}
        <View view={view} hasName={draft.character.trim() !== ''} />
      </div>
      {corner}
      {isShared && sharedParts ? (
        <sharedParts.SharedCaption
          shared={view.shared}
          onOwn={() => {
            onCorrect('')
            form()?.querySelector('input')?.focus()
          }}
          onStyle={() => form()?.querySelector<HTMLElement>('[part=style]')?.click()}
        />
      ) : (
        <Caption
          view={view}
          room={room}
          draft={draft}
          message={message}
          note={note}
          generator={generator}
          source={() => result.current}
          onCorrect={onCorrect}
          onKeep={onKeep}
        />
      )}
    </div>
  )
}

const importSharedParts = () => import('./sharedParts.ts')

const View = ({ view, hasName }: { readonly view: ResultView; readonly hasName: boolean }) => {
  switch (view.type) {
    case 'shared':
      return undefined // loaded on demand
    case 'empty':
      return <EmptyView hasName={hasName} />
    case 'waiting':
      return <WaitingView step={view.step} preview={view.preview} />
    case 'picture':
      // It has no key, so that an open full view moves on to the next picture of a series.
      return <PictureView portrait={view.portrait} preview={view.preview} />
    case 'rateLimit':
      return <RateLimitView />
  }
}

/** Both regions are always rendered: a screen reader misses text that is inserted together with its region. */
const Announcement = ({
  text,
  failed,
  language,
  busy,
}: StatusMessage & { readonly busy: boolean }) => {
  const { t } = useMessages()
  const progress = useAnnouncedProgress(busy)
  return (
    <VisuallyHidden>
      <span role="status">{progress ? progressText(t, progress) : !failed && text}</span>
      <span role="alert" lang={language}>
        {failed && text}
      </span>
    </VisuallyHidden>
  )
}

/** Scrolls to the result when a portrait is started, when a bar makes it taller, and again when it is finished. */
const useScrollToResult = (result: RefObject<Element | null>, bar: Bar | undefined): void => {
  const phase = useStore(pageStore, ({ generation }) => generation.phase)
  const restored = useStore(
    pageStore,
    ({ generation }) => generation.phase === 'succeeded' && generation.restored,
  )
  useEffect(() => {
    if (phase === 'describing' || (phase === 'succeeded' && !restored)) {
      result.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    }
  }, [result, phase, restored])
  useEffect(() => {
    if (bar && isBusy(pageStore.getState().generation)) {
      result.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    }
  }, [result, bar])
}

const scrollBehavior = (): ScrollBehavior => (prefersReducedMotion() ? 'auto' : 'smooth')
