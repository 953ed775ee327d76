import type { Portrait } from '@dramatis/store'
import { usePremium } from '@dramatis/ui'
import { ratioOf } from '../choices/aspects.ts'
import { styleLabel } from '../choices/styles.ts'
import { useFeatures } from '../edit/useFeatures.ts'
import { useJobProgress } from '../generation/jobProgress.ts'
import type { PortraitRequest } from '../generation/PortraitRequest.ts'
import { progressText } from '../generation/progressText.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages, type Translate } from '../messages.ts'
import styles from './Caption.module.css'
import { CaptionLines } from './CaptionLines.tsx'
import { notDrawn } from './notDrawn.ts'
import type { ResultView } from './resultView.ts'
import { UpgradeLink } from './UpgradeLink.tsx'

interface CaptionTextProps {
  readonly view: ResultView
  readonly draft: PortraitRequest
  readonly progress: string
  readonly note: string | undefined
  /** Whether there is a bar above, which says what was not drawn. */
  readonly hasBar: boolean
  readonly onDrawInHD: () => void
}

/** The text of the caption, unless the last request has just failed. */
export const CaptionText = ({
  view,
  draft,
  progress,
  note,
  hasBar,
  onDrawInHD,
}: CaptionTextProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  switch (view.type) {
    case 'shared':
    case 'empty':
    case 'rateLimit':
      return <DraftText draft={draft} note={note} />
    case 'waiting':
      return <CaptionLines first={progress} second={<StepText step={view.step} />} />
    case 'picture': {
      const { portrait, series } = view
      if (series) {
        const { style, index, count } = series
        const step = { style: styleLabel(t, style, flow), index, total: count }
        return <CaptionLines first={progress} second={t('seriesStep', step)} />
      }
      return portrait.premium ? (
        <PremiumText portrait={portrait} note={note} hasBar={hasBar} />
      ) : (
        <FreeText portrait={portrait} note={note} hasBar={hasBar} onDrawInHD={onDrawInHD} />
      )
    }
  }
}

/** For example "Step 2 of 2 · 3rd in line". */
const StepText = ({ step }: { readonly step: 1 | 2 }) => {
  const { t } = useMessages()
  const progress = useJobProgress()
  return [t('step', { step }), progress && progressText(t, progress)].filter(Boolean).join(' · ')
}

/** For example "Realistic, landscape 3:2". */
const DraftText = ({
  draft: { character, style, aspect },
  note,
}: Pick<CaptionTextProps, 'draft' | 'note'>) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  const premium = usePremium()
  const { engines } = useFeatures(character !== '')
  const engine = engines?.[premium ? 'premium' : 'free']
  return (
    <CaptionLines
      first={t(`choice.${aspect}`, { style: styleLabel(t, style, flow), ratio: ratioOf(aspect) })}
      second={note ?? (flow === 'latest' ? t('emptyCaption') : undefined)}
      third={[drawnBy(t, engine)]}
    />
  )
}

interface PictureTextProps extends Pick<CaptionTextProps, 'note' | 'hasBar'> {
  readonly portrait: Portrait
}

const PremiumText = ({ portrait: { engine, unread }, note, hasBar }: PictureTextProps) => {
  const { t } = useMessages()
  return (
    <CaptionLines
      first={t('generatedWith', { engine: engine?.name ?? t('premiumModel') })}
      second={engine?.kind === 'procedural' ? t('proceduralEngine') : undefined}
      third={[note ?? (hasBar ? undefined : notDrawn(t, unread))]}
    />
  )
}

interface FreeTextProps extends PictureTextProps, Pick<CaptionTextProps, 'onDrawInHD'> {}

/** The text for a free picture. The visitor may have subscribed since it was made. */
const FreeText = ({ portrait: { engine, unread }, note, hasBar, onDrawInHD }: FreeTextProps) => {
  const { t } = useMessages()
  const premium = usePremium()
  return (
    <CaptionLines
      first={t('freeVersion')}
      second={
        premium ? (
          <HDButton onClick={onDrawInHD} />
        ) : (
          <UpgradeLink className={styles.link} text={t('upgrade')} />
        )
      }
      // A fourth line would move the picture.
      third={
        note === undefined ? [drawnBy(t, engine), hasBar ? undefined : notDrawn(t, unread)] : [note]
      }
    />
  )
}

const drawnBy = (t: Translate, engine: Portrait['engine']): string | undefined =>
  engine &&
  t(engine.kind === 'procedural' ? 'drawnByEngine' : 'generatedWith', { engine: engine.name })

const HDButton = ({ onClick }: { readonly onClick: () => void }) => {
  const { t } = useMessages()
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {t('drawInHD')}
    </button>
  )
}
