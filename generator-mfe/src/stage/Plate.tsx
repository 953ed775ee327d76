import type { AspectRatio, Style } from '@dramatis/functions/contract'
import { FREE_LIMIT, type Portrait, type Series } from '@dramatis/store'
import { Button, Icon, VisuallyHidden } from '@dramatis/ui'
import { X } from 'lucide'
import type { ReactNode } from 'react'
import type { StatusMessage } from '../flow/useStatusMessage.ts'
import { aspects, labelOf, stylesOf, type Flow } from '../form/choices.ts'
import { useMessages, type Translate } from '../messages.ts'
import { handOverCheckout } from '../openCheckout.ts'
import { PictureTools, type PictureActions } from './PictureTools.tsx'
import styles from './Plate.module.css'
import { isWorking, type StageView } from './stageView.ts'
import { useFocusHandover } from './useFocusHandover.ts'

interface PlateProps extends PictureActions {
  readonly view: StageView
  readonly aspect: AspectRatio
  readonly style: Style
  /** Whether this is all of the page, and not the small part that an embed shows. */
  readonly whole: boolean
  readonly flow: Flow
  /** Progress, or for some seconds the outcome of the last request. */
  readonly message: StatusMessage
  /** What is to be said besides, for longer. */
  readonly note: string | undefined
  readonly checkoutUrl: string
  readonly premium: boolean
  /** Time left until the next request as `m:ss`; undefined when there is one. */
  readonly countdown: string | undefined
  readonly onCancel: () => void
}

/** The line under the stage: what will be made, is being made or was made. */
export const Plate = ({
  view,
  aspect,
  style,
  whole,
  flow,
  message,
  note,
  checkoutUrl,
  premium,
  countdown,
  onCancel,
  ...actions
}: PlateProps) => {
  const { t } = useMessages()
  const busy = isWorking(view)
  const plate = useFocusHandover(busy)
  return (
    <div ref={plate} className={styles.plate} part="plate">
      <div className={styles.text}>
        {message.failed && view.type !== 'curtain' ? (
          <Lines first={message.text} language={message.language} second={note} />
        ) : (
          <Caption {...{ view, aspect, style, flow, message: message.text, note, checkoutUrl }} />
        )}
      </div>
      {busy && (
        <div className={styles.tools}>
          <Button className={styles.tool} aria-label={t('cancel')} onClick={onCancel}>
            <Icon of={X} />
            <span>{t('cancel')}</span>
          </Button>
        </div>
      )}
      {view.type === 'picture' && !busy && (
        <PictureTools
          key={view.portrait.image}
          portrait={view.portrait}
          whole={whole}
          premium={premium}
          countdown={countdown}
          {...actions}
        />
      )}
    </div>
  )
}

const Caption = ({
  view,
  aspect,
  style,
  flow,
  message,
  note,
  checkoutUrl,
}: Pick<PlateProps, 'view' | 'aspect' | 'style' | 'flow' | 'note' | 'checkoutUrl'> & {
  readonly message: string
}) => {
  const { t } = useMessages()
  switch (view.type) {
    case 'empty':
      return (
        <Lines
          first={choiceText(t, style, aspect, flow)}
          second={note ?? (flow === 'full' ? t('emptyPlate') : undefined)}
        />
      )
    case 'waiting':
      return <Lines first={message} second={t('step', { step: view.step })} />
    case 'curtain':
      return (
        <Lines
          first={t('limitPlate', { limit: FREE_LIMIT })}
          second={<Upgrade checkoutUrl={checkoutUrl} />}
        />
      )
    case 'picture':
      if (view.series) return <SeriesCaption series={view.series} flow={flow} message={message} />
      return view.portrait.premium ? (
        <PremiumCaption portrait={view.portrait} note={note} />
      ) : (
        <FreeCaption portrait={view.portrait} note={note} checkoutUrl={checkoutUrl} />
      )
  }
}

const SeriesCaption = ({
  series: { style, index, count },
  flow,
  message,
}: {
  readonly series: Series
  readonly flow: Flow
  readonly message: string
}) => {
  const { t } = useMessages()
  return (
    <Lines
      first={message}
      second={t('seriesStep', { style: labelOf(t, style, stylesOf[flow]), index, total: count })}
    />
  )
}

interface PictureCaptionProps {
  readonly portrait: Portrait
  readonly note: string | undefined
}

const PremiumCaption = ({ portrait: { engine }, note }: PictureCaptionProps) => {
  const { t } = useMessages()
  return (
    <>
      <Lines
        first={t('generatedWith', { engine: engine?.name ?? t('premiumModel') })}
        second={engine?.kind === 'procedural' ? t('proceduralEngine') : undefined}
      />
      {note !== undefined && <p className={styles.third}>{note}</p>}
    </>
  )
}

const FreeCaption = ({
  portrait: { engine },
  note,
  checkoutUrl,
}: PictureCaptionProps & { readonly checkoutUrl: string }) => {
  const { t } = useMessages()
  const drawnBy =
    engine &&
    t(engine.kind === 'procedural' ? 'drawnByEngine' : 'generatedWith', { engine: engine.name })
  const third = note ?? drawnBy // a fourth line would move the stage
  return (
    <>
      <Lines first={t('freeVersion')} second={<Upgrade checkoutUrl={checkoutUrl} />} />
      {third !== undefined && <p className={styles.third}>{third}</p>}
    </>
  )
}

interface LinesProps {
  readonly first: string
  /** A BCP 47 tag, where it is not the page's. */
  readonly language?: string | undefined
  readonly second?: ReactNode
}

const Lines = ({ first, language, second }: LinesProps) => (
  <p>
    <b className={styles.first} lang={language}>
      {first}
    </b>
    {second !== undefined && <span className={styles.second}>{second}</span>}
  </p>
)

const Upgrade = ({ checkoutUrl }: { readonly checkoutUrl: string }) => {
  const { t } = useMessages()
  return (
    <a
      className={styles.link}
      part="upgrade"
      href={checkoutUrl}
      target="_blank"
      rel="noopener"
      onClick={handOverCheckout}
    >
      {t('upgrade')} <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
    </a>
  )
}

/** "Realistic, landscape 3:2" */
const choiceText = (t: Translate, style: Style, aspect: AspectRatio, flow: Flow): string => {
  const styleLabel = labelOf(t, style, stylesOf[flow])
  const shape = aspects.find(({ value }) => value === aspect)
  return shape ? t(`choice.${shape.value}`, { style: styleLabel, ratio: shape.ratio }) : styleLabel
}
