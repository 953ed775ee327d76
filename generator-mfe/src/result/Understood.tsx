import type { Meaning, Portrait, Understanding } from '@dramatis/store'
import { exchangeFor } from '../generation/exchanges.ts'
import { useMessages, type Translate } from '../messages.ts'
import { notDrawn } from './notDrawn.ts'
import styles from './Understood.module.css'

interface UnderstoodProps {
  readonly portrait: Portrait
  /** Whether something is being drawn, so that nothing else can be. */
  readonly working: boolean
  readonly onCorrect: (meaning: Meaning) => void
}

/** What a picture was understood as, with what else the text could mean, each at one press. */
export const Understood = ({ portrait, working, onCorrect }: UnderstoodProps) => {
  const { t } = useMessages()
  const { understood, unread, readByBrowser } = portrait
  const others = understood?.others.slice(0, MAX_OTHERS) ?? []
  const free = exchangeFor(portrait, 'correction') !== undefined
  const reading =
    readByBrowser === true ? t('readByBrowser') : understood && sentenceOf(t, understood)
  const sentences = [reading, notDrawn(t, unread)].filter((sentence) => sentence !== undefined)
  return (
    <div className={styles.understood}>
      <p
        className={styles.line}
        title={sentences.join(' · ')}
        data-lines={Math.max(1, 3 - others.length)}
      >
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
      {others.length > 0 && (
        <Others
          of={others}
          label={t(free ? 'notThisFree' : 'notThis')}
          working={working}
          onCorrect={onCorrect}
        />
      )}
    </div>
  )
}

const MAX_OTHERS = 3

interface OthersProps extends Pick<UnderstoodProps, 'working' | 'onCorrect'> {
  readonly of: readonly Meaning[]
  readonly label: string
}

const Others = ({ of, label, working, onCorrect }: OthersProps) => {
  const { t } = useMessages()
  return (
    <p className={styles.others}>
      <span>{label}</span>
      {of.map((meaning) => (
        <button
          key={meaning.text}
          type="button"
          className={styles.other}
          aria-disabled={working}
          onClick={() => {
            if (!working) onCorrect(meaning)
          }}
        >
          {meaning.guess === true ? t('didYouMean', { name: meaning.name }) : nameOf(meaning)}
        </button>
      ))}
    </p>
  )
}

const sentenceOf = (t: Translate, understood: Understanding): string => {
  const name = nameOf(understood)
  switch (understood.kind) {
    case 'known':
      return t(understood.living === true ? 'drawnAsLiving' : 'drawnAs', { name })
    case 'described':
      return t('drawnAsDescribed')
    case 'invented':
      return t('invented', { name })
  }
}

/** For example "Batman, DC Comics". */
const nameOf = ({ name, source }: Pick<Meaning, 'name' | 'source'>): string =>
  source === '' ? name : `${name}, ${source}`
