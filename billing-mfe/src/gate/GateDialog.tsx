import { Dialog } from '@dramatis/ui'
import { Clapperboard, Rocket, Sparkles, WandSparkles, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { closeDialog } from '../billingStore.ts'
import { messages } from '../messages.ts'
import { GateForm } from './GateForm.tsx'
import ghibli from './pictures/ghibli.webp'
import realistic from './pictures/realistic.webp'
import southpark from './pictures/southpark.webp'
import styles from './GateDialog.module.css'

const { title, whatYouCanCreate, kinds, pictures } = messages.gate

const examples = [
  { picture: realistic, alt: pictures.realistic },
  { picture: ghibli, alt: pictures.ghibli },
  { picture: southpark, alt: pictures.southpark },
]

const kindsWithIcons: readonly (readonly [string, LucideIcon])[] = [
  [kinds.fantasy, WandSparkles],
  [kinds.sciFi, Rocket],
  [kinds.movies, Clapperboard],
  [kinds.original, Sparkles],
]

/** The e-mail gate over the page: what can be made, and the way in (spec, section 2). It can be closed. */
export const GateDialog = ({ functionsUrl }: { readonly functionsUrl: string }) => {
  const id = useId()
  return (
    <Dialog
      labelledBy={id}
      closeLabel={messages.close}
      backdrop="curtain"
      className={styles.gate}
      onClose={() => closeDialog('gate')}
    >
      <div className={styles.shots}>
        <div className={styles.cone} />
        {examples.map(({ picture, alt }) => (
          <img key={alt} src={picture} alt={alt} width={300} height={450} />
        ))}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <div>
          <h3 className={styles.subtitle}>{whatYouCanCreate}</h3>
          <ul className={styles.kinds}>
            {kindsWithIcons.map(([kind, Icon]) => (
              <li key={kind}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {kind}
              </li>
            ))}
          </ul>
        </div>
        <GateForm functionsUrl={functionsUrl} />
      </div>
    </Dialog>
  )
}
