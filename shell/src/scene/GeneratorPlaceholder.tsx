import { Button, Icon, LampDrawing, useNow } from '@dramatis/ui'
import { RefreshCw } from 'lucide'
import type { ReactNode } from 'react'
import type { Failure } from '../federation/Slot.tsx'
import { useSettled } from '../layout/useSettled.ts'
import { useMessages } from '../messages.ts'
import { agoText } from './agoText.ts'
import styles from './GeneratorPlaceholder.module.css'

interface Props {
  /** Why the generator is missing; absent while it is loading. */
  readonly failure?: Failure
  /** The content below the hero. Default: why the generator is missing. */
  readonly notice?: ReactNode
  /** The hero. */
  readonly children: ReactNode
}

/** The scene without the generator: the same layout, with the lamp off. */
export const GeneratorPlaceholder = ({
  failure,
  notice = failure && <Notice {...failure} />,
  children,
}: Props) => {
  const { t } = useMessages()
  return (
    <>
      <section
        className={styles.scene}
        aria-label={t('scene.label')}
        aria-busy={failure === undefined}
      >
        <div className={styles.intro}>
          {children}
          <div className={styles.notice}>{notice}</div>
        </div>
        <div className={styles.result}>
          <div className={styles.backdrop}>
            <div className={styles.floor} />
            <div className={styles.rail} />
            <LampDrawing on={false} />
            {failure && <Unavailable />}
          </div>
          <div className={styles.caption}>{failure && <LastTried at={failure.at} />}</div>
        </div>
      </section>
      {failure === undefined && <div className={styles.carousel} />}
    </>
  )
}

const Notice = ({ retry, retrying }: Failure) => {
  const { t } = useMessages()
  const settled = useSettled()
  return (
    <>
      <div className={styles.oxford} />
      <div role="alert">
        {settled && (
          <>
            <p className={styles.title}>{t('scene.failed')}</p>
            <p>{t('scene.reassurance')}</p>
          </>
        )}
      </div>
      <Button className={styles.retry} variant="primary" loading={retrying} onClick={retry}>
        {!retrying && <Icon of={RefreshCw} />}
        <span>{retrying ? t('tryingAgain') : t('tryAgain')}</span>
      </Button>
    </>
  )
}

const Unavailable = () => {
  const { t } = useMessages()
  return (
    <>
      <svg className={styles.drawing} viewBox="0 0 120 380" aria-hidden="true">
        <circle className={styles.glow} cx="60" cy="52" r="58" />
        <circle className={styles.glow} cx="60" cy="52" r="36" />
        <path
          className={styles.bulb}
          d="M60 26a22 22 0 0 1 12 40l-4 10H52l-4-10a22 22 0 0 1 12-40z"
        />
        <path className={styles.cage} d="M40 82c-14-18-14-52 20-66 34 14 34 48 20 66" />
        <path className={styles.stand} d="M60 84v270M24 372l36-18 36 18" />
      </svg>
      <p className={styles.headline}>
        {t('scene.dark')
          .split('\n')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </p>
    </>
  )
}

const LastTried = ({ at }: Pick<Failure, 'at'>) => {
  const texts = useMessages()
  const { t } = texts
  const now = useNow(1000)
  return (
    <p>
      <b>{t('scene.unavailable')}</b>
      <br />
      {t('scene.lastTried', { ago: agoText(at, now, texts) })}
    </p>
  )
}
