import { FREE_LIMIT } from '@dramatis/catalogue'
import { emailOf, pageStore } from '@dramatis/store'
import { Dialog, Icon } from '@dramatis/ui'
import { Clapperboard, Rocket, Sparkles, WandSparkles } from 'lucide'
import { useId } from 'react'
import { useStore } from 'zustand'
import { billingStore, closeDialog } from '../billingStore.ts'
import { useMessages } from '../messages.ts'
import ghibli from '../pictures/ghibli.webp'
import realistic from '../pictures/realistic.webp'
import southpark from '../pictures/southpark.webp'
import styles from './GateDialog.module.css'
import { GateForm } from './GateForm.tsx'
import { thanksFor } from './promptBuyer.ts'

const examples = [
  { picture: realistic, style: 'realistic' },
  { picture: ghibli, style: 'ghibli' },
  { picture: southpark, style: 'southpark' },
] as const

const kinds = [
  ['fantasy', WandSparkles],
  ['sciFi', Rocket],
  ['movies', Clapperboard],
  ['original', Sparkles],
] as const

/** The email gate over the page, with examples of what visitors can create (gate-1). It can be closed. */
export const GateDialog = ({ functionsUrl }: { readonly functionsUrl: string }) => {
  const { t } = useMessages()
  const id = useId()
  const afterPayment = useStore(billingStore, (state) => state.afterPayment)
  const email = useStore(pageStore, ({ subscriber }) => emailOf(subscriber))
  return (
    <Dialog
      labelledBy={id}
      closeLabel={t('close')}
      backdrop="opaque"
      className={styles.gate}
      onClose={() => closeDialog('gate')}
    >
      <div className={styles.shots}>
        <div className={styles.cone} />
        {examples.map(({ picture, style }) => (
          <img
            key={style}
            src={picture}
            alt={t('gate.picture', { style: t(`styles.${style}`) })}
            width={300}
            height={450}
          />
        ))}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title} id={id}>
          {t('gate.title')}
        </h2>
        {afterPayment && <p className={styles.thanks}>{t(thanksFor(email))}</p>}
        <div>
          <h3 className={styles.subtitle}>{t('gate.whatYouCanCreate')}</h3>
          <ul className={styles.kinds}>
            {kinds.map(([kind, icon]) => (
              <li key={kind}>
                <Icon of={icon} />
                {t(`gate.kinds.${kind}`)}
              </li>
            ))}
          </ul>
        </div>
        <div>
          {!afterPayment && <p className={styles.why}>{t('gate.why', { limit: FREE_LIMIT })}</p>}
          <GateForm functionsUrl={functionsUrl} />
        </div>
      </div>
    </Dialog>
  )
}
