import { pageStore, type Portrait } from '@dramatis/store'
import { Button, Icon, useLoaded } from '@dramatis/ui'
import { isLeft } from 'fp-ts/lib/Either.js'
import { BookOpen, X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../generation/callPortraitFunctions.ts'
import { exchangeFor } from '../generation/exchanges.ts'
import { failureMessage } from '../generation/failureMessage.ts'
import type { PictureActions } from '../generation/pictureActions.ts'
import { useMessages } from '../messages.ts'
import { minutesOf } from '../quota/minutes.ts'
import { throttledUntil } from '../quota/throttledUntil.ts'
import { MODEL_OPTIONS, type Availability } from './BrowserModel.ts'
import styles from './BrowserReading.module.css'
import { readInBrowser } from './readInBrowser.ts'

interface BrowserReadingProps {
  readonly portrait: Portrait
  readonly actions: Pick<PictureActions, 'describeSpec' | 'drawRead'>
}

/** A button that has the browser's own model read the visitor's text, and draws what it read; a second press cancels. */
export const BrowserReading = ({ portrait, actions }: BrowserReadingProps) => {
  const { t } = useMessages()
  const availability = useLoaded(modelAvailability)
  const { reading, said, toggle } = useReading(portrait, actions)
  if (availability === undefined || availability === 'unavailable') return null
  return (
    <div className={styles.reading}>
      <Button onClick={toggle}>
        <Icon of={reading ? X : BookOpen} />
        {t(reading ? 'cancel' : 'readInBrowser')}
      </Button>
      <p className={styles.note}>
        {t(availability === 'available' ? 'readInBrowserNote' : 'readInBrowserDownload')}
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  )
}

const modelAvailability = async (): Promise<Availability> =>
  (await globalThis.LanguageModel?.availability(MODEL_OPTIONS)) ?? 'unavailable'

/** Reads at a press, until the next, or until the component is gone. */
const useReading = (portrait: Portrait, actions: BrowserReadingProps['actions']) => {
  const { t } = useMessages()
  const running = useRef<AbortController>(undefined)
  const [reading, setReading] = useState(false)
  const [said, setSaid] = useState<string>()
  useEffect(() => () => running.current?.abort(), [])

  /** Returns a sentence about why nothing is drawn. */
  const read = async (signal: AbortSignal): Promise<string | undefined> => {
    const isAborted = () => signal.aborted
    const count = minutesToWait(portrait)
    if (count !== undefined) return t('tryAgainInMinutes', { count })
    const { LanguageModel } = globalThis
    if (!LanguageModel) return t('readInBrowserFailed')
    setSaid(t('readingInBrowser'))
    const onDownload = (part: number) => {
      if (!isAborted()) setSaid(t(part < 1 ? 'downloadingModel' : 'readingInBrowser', { part }))
    }
    const spec = await readInBrowser(LanguageModel, portrait.character, { signal, onDownload })
    if (isAborted()) return undefined
    if (!spec) return t('readInBrowserFailed')
    const described = await actions.describeSpec(portrait, spec, signal)
    if (isAborted()) return undefined
    if (isLeft(described)) return problemOf(described.left)
    actions.drawRead(portrait, described.right)
    return undefined
  }
  const problemOf = ({ step, reason }: Failure): string =>
    reason.type === 'refused' && reason.status === 400
      ? t('readInBrowserFailed')
      : failureMessage(step, reason).message

  const start = async () => {
    const abort = (running.current = new AbortController())
    setReading(true)
    const problem = await read(abort.signal)
    if (abort.signal.aborted) return
    setReading(false)
    setSaid(problem)
  }
  const cancel = () => {
    running.current?.abort()
    setReading(false)
    setSaid(undefined)
  }
  return { reading, said, toggle: reading ? cancel : () => void start() }
}

/** Until the next portrait may be drawn; undefined if it may be now, or what is read is drawn for free. */
const minutesToWait = (portrait: Portrait): number | undefined => {
  const left = throttledUntil(pageStore.getState()) - Date.now()
  return left > 0 && exchangeFor(portrait, 'correction') === undefined ? minutesOf(left) : undefined
}
