import type { Remotes } from '../federation/createRemotes.ts'
import { Slot } from '../federation/Slot.tsx'
import { useMessages } from '../messages.ts'
import styles from './Offer.module.css'
import { SlotMessage } from './SlotMessage.tsx'

/** The strip under the header. It keeps its height whatever billing has to say, so that nothing moves. */
export const Offer = ({ billing }: Pick<Remotes, 'billing'>) => {
  const { t } = useMessages()
  return (
    <div className={styles.offer}>
      <Slot
        remote={billing}
        expose="UpgradeBanner"
        waiting={null}
        failed={(failure) => <SlotMessage text={t('billing.offerFailed')} failure={failure} />}
      >
        {(UpgradeBanner, settings) => <UpgradeBanner settings={settings} />}
      </Slot>
      <Slot remote={billing} expose="QuotaBadge" waiting={null} failed={() => null}>
        {(QuotaBadge, settings) => <QuotaBadge settings={settings} />}
      </Slot>
    </div>
  )
}
