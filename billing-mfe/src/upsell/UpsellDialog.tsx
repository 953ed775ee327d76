import { ASPECTS, FLOWS, FREE_LIMIT, FREE_STYLE, PREMIUM, stylesIn } from '@dramatis/catalogue'
import type { FeaturesResponse } from '@dramatis/functions/contract'
import { emailOf, pageStore, type Generation, type Portrait } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { buttonClass, Dialog, Icon, VisuallyHidden } from '@dramatis/ui'
import { Crown } from 'lucide'
import { useId } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog, openDialog } from '../billingStore.ts'
import { handOverCheckout } from '../checkout/handOverCheckout.ts'
import { forgetAddress } from '../gate/forgetAddress.ts'
import { LinkButton } from '../LinkButton.tsx'
import { formatDay } from '../manage/format.ts'
import { useMessages } from '../messages.ts'
import { premiumPictures } from '../premiumPictures.ts'
import { premiumPrice } from '../premiumPrice.ts'
import { rowsFor, type Row } from './rowsFor.ts'
import styles from './UpsellDialog.module.css'
import { useFeatures } from './useFeatures.ts'

/** "Unlock Premium": free and premium compared, the price, and a link to the checkout (offer-1). */
export const UpsellDialog = ({ settings: { checkoutUrl, functionsUrl } }: BillingProps) => {
  const { t } = useMessages()
  const id = useId()
  const last = useStore(pageStore, ({ generation }) => lastPortrait(generation)?.engine)
  const features = useFeatures(functionsUrl)
  const engine = features?.engines?.premium ?? last
  return (
    <Dialog
      labelledBy={id}
      closeLabel={t('close')}
      className={styles.unlock}
      onClose={() => closeDialog('upsell')}
    >
      <h2 className={styles.title} id={id}>
        {t('upsell.title')}
      </h2>
      <Pictures />
      <Comparison rows={rowsFor(features, last)} sides={features?.shortSides} />
      {engine?.kind === 'procedural' && (
        <p className={styles.engine}>{t('upsell.engine', { engine: engine.name })}</p>
      )}
      <div className={styles.buy}>
        <p className={styles.price}>
          {premiumPrice(t)} <small className={styles.interval}>{t('upsell.perMonth')}</small>
          <span className={styles.guarantee}>
            {t('upsell.guarantee', { days: PREMIUM.guaranteeDays })}
          </span>
        </p>
        <a
          className={buttonClass('primary', styles.upgrade)}
          href={checkoutUrl}
          target="_blank"
          rel="noopener"
          onClick={handOverCheckout}
        >
          <Icon of={Crown} />
          {t('upgrade')}
          <VisuallyHidden> {t('opensInNewTab')}</VisuallyHidden>
        </a>
      </div>
      <AlreadySubscribed />
    </Dialog>
  )
}

/** Examples of premium pictures. */
const Pictures = () => {
  const { t } = useMessages()
  return (
    <div className={styles.pictures}>
      {premiumPictures.map(({ style, picture }) => (
        <figure key={style}>
          <img
            src={picture}
            alt={t('gate.picture', { style: t(`styles.${style}`) })}
            width={316}
            height={474}
          />
          <figcaption aria-hidden="true">{t(`styles.${style}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}

interface ComparisonProps {
  readonly rows: readonly Row[]
  /** The shorter side of each tier's pictures, in pixels. */
  readonly sides: FeaturesResponse['shortSides']
}

const Comparison = ({ rows, sides }: ComparisonProps) => {
  const { t } = useMessages()
  const values = {
    limit: FREE_LIMIT,
    style: t(`styles.${FREE_STYLE}`),
    styles: stylesIn('latest').length,
    freePixels: pixelsOf(sides?.free),
    premiumPixels: pixelsOf(sides?.premium),
  }
  return (
    <table className={styles.compare}>
      <caption>
        <VisuallyHidden>{t('upsell.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('upsell.free')}</th>
          <th scope="col" className={styles.premium}>
            {t('premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{t(`upsell.rows.${row}.name`)}</th>
            <td>{t(`upsell.rows.${row}.free`, values)}</td>
            <td className={styles.premium}>{t(`upsell.rows.${row}.premium`, values)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "1536 × 1024" for 1024: the size of a picture in the form's initial format. */
const pixelsOf = (shortSide = 0): string => {
  const { width, height } = ASPECTS[FLOWS.latest.defaultAspect]
  const unit = shortSide / Math.min(width, height)
  return `${Math.round(unit * width)} × ${Math.round(unit * height)}`
}

const lastPortrait = (generation: Generation): Portrait | undefined => {
  if (generation.phase === 'succeeded') return generation.portrait
  return generation.phase === 'failed' ? generation.previous : undefined
}

/**
 * The link to the gate, for subscribers. An address that is known to have no subscription is forgotten
 * first; one that could not be checked, or is not proven yet, may have one, so the gate keeps it.
 */
const AlreadySubscribed = () => {
  const { t } = useMessages()
  const subscriber = useStore(pageStore, (state) => state.subscriber)
  const { emailToProve, unprovenEmail, endedAt } = useStore(billingStore)
  const email = emailOf(subscriber)
  const isFree = subscriber.status === 'free' && ![emailToProve, unprovenEmail].includes(email)
  const checked =
    endedAt === ''
      ? t('upsell.checked', { email })
      : t('upsell.ended', { email, date: formatDay(new Date(endedAt)) })
  return (
    <p className={styles.already}>
      {isFree ? checked : t('upsell.already')}{' '}
      <LinkButton
        onClick={() => {
          if (isFree) forgetAddress()
          openDialog('gate')
        }}
      >
        {isFree ? t('useAnotherAddress') : t('upsell.enterEmail')}
      </LinkButton>
    </p>
  )
}
