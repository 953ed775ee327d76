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
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Company } from './company/Company.tsx'
import type { Example } from './company/examples.ts'
import { portraitOf } from './flow/portraitOf.ts'
import { useGeneration } from './flow/useGeneration.ts'
import { useStatusMessage } from './flow/useStatusMessage.ts'
import { CharacterForm } from './form/CharacterForm.tsx'
import { defaultAspectOf, FREE_STYLE, isLocked, stylesOf } from './form/choices.ts'
import { useTimeout } from './form/useTimeout.ts'
import styles from './Generator.module.css'
import { messages } from './messages.ts'
import { openCheckout } from './openCheckout.ts'
import { Plate } from './stage/Plate.tsx'
import { Stage } from './stage/Stage.tsx'
import { stageView } from './stage/stageView.ts'
import { SUBMIT_DELAY_MS } from './submitDelay.ts'

interface Props extends GeneratorProps {
  /** Set above the form, in the bill's column. */
  readonly children?: ReactNode
}

/** The scene: the bill with the form on the left, the stage with the picture on the right. */
export default function Generator({ settings, flow = 'full', children }: Props) {
  const { functionsUrl, checkoutUrl } = settings
  const [character, setCharacter] = useState('')
  const [aspect, setAspect] = useState(defaultAspectOf[flow])
  const [chosenStyle, setStyle] = useState(FREE_STYLE)
  const stage = useRef<HTMLDivElement>(null)

  const generation = useStore(pageStore, (state) => state.generation)
  const premium = useStore(pageStore, ({ subscriber }) => isPremium(subscriber))
  const countdown = useCountdown(premium)
  const message = useStatusMessage(generation)
  const submit = useGeneration(functionsUrl)
  const picking = useTimeout()
  const busy = isBusy(generation)
  const style = isLocked(chosenStyle, premium) ? FREE_STYLE : chosenStyle
  const view = stageView(generation, countdown !== undefined)

  // Down to the stage when the work begins and again when the picture is there.
  const { phase } = generation
  useEffect(() => {
    if (phase === 'describing' || phase === 'succeeded') stage.current?.scrollIntoView(intoView())
  }, [phase])

  const onBrokenImage = useCallback(() => {
    pageStore.getState().setGeneration({ phase: 'failed', message: messages.failed })
    pageStore.getState().notify('error', messages.failed)
  }, [])

  const pick = (example: Example) => {
    if (isLocked(example.style, premium)) {
      openCheckout(checkoutUrl)
      return
    }
    const wish = {
      character: example.character,
      aspect: example.aspect ?? aspect,
      style: example.style,
    }
    setCharacter(wish.character)
    setAspect(wish.aspect)
    setStyle(wish.style)
    picking(() => submit(wish), SUBMIT_DELAY_MS)
  }

  return (
    <div className={styles.root}>
      <section className={styles.scene} data-flow={flow} aria-label={messages.scene}>
        <div className={styles.bill}>
          {children}
          <CharacterForm
            character={character}
            onCharacterChange={setCharacter}
            aspect={aspect}
            onAspectChange={setAspect}
            style={style}
            onStyleChange={setStyle}
            choices={stylesOf[flow]}
            premium={premium}
            busy={busy}
            countdown={countdown}
            checkoutUrl={checkoutUrl}
            onSubmit={(text) => submit({ character: text, aspect, style })}
          />
        </div>
        <Stage
          ref={stage}
          view={view}
          aspect={portraitOf(generation)?.aspect ?? aspect}
          flow={flow}
          countdown={countdown}
          message={message}
          onBrokenImage={onBrokenImage}
          plate={
            <Plate
              view={view}
              aspect={aspect}
              style={style}
              flow={flow}
              message={message}
              failed={generation.phase === 'failed'}
              checkoutUrl={checkoutUrl}
            />
          }
        />
      </section>
      {flow === 'full' && <Company premium={premium} busy={busy} onPick={pick} />}
    </div>
  )
}

/** The time until a free visitor's next request as `m:ss`; undefined when there is one. */
const useCountdown = (premium: boolean): string | undefined => {
  const now = useNow(1000)
  const quota = useStore(pageStore, (state) => state.quota)
  return premium || !isThrottled(quota, now)
    ? undefined
    : formatCountdown(retryAt(quota, now) - now)
}

const intoView = (): ScrollIntoViewOptions => ({
  block: 'nearest',
  behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
})
