import type { Remote } from '../federation/Remote.ts'
import { Slot } from '../federation/Slot.tsx'
import { useMessages } from '../messages.ts'
import styles from './Offer.module.css'
import { SlotMessage } from './SlotMessage.tsx'

/** The strip under the header. It keeps its height whatever billing shows there, so nothing moves. */
export const Offer = ({ remotes }: { readonly remotes: readonly Remote[] }) => {
  const { t } = useMessages()
  return (
    <div className={styles.offer}>
      <Slot
        name="offer"
        remotes={remotes}
        failed={(failure) => <SlotMessage text={t('billing.offerFailed')} failure={failure} />}
      />
    </div>
  )
}
