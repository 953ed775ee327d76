import { FREE_STYLE } from '@dramatis/catalogue'
import { Button, Icon } from '@dramatis/ui'
import { Palette, Sparkles } from 'lucide'
import { ratioOf } from '../choices/aspects.ts'
import { styleLabel } from '../choices/styles.ts'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { useMessages } from '../messages.ts'
import styles from './Caption.module.css'
import { CaptionLines } from './CaptionLines.tsx'
import type { SharedView } from './resultView.ts'

interface SharedCaptionProps {
  readonly shared: SharedView
  /** Called when the visitor wants a character of their own. */
  readonly onOwn: () => void
  readonly onStyle: () => void
}

/** Says what the picture of a link is, and offers what to do next. */
export const SharedCaption = ({
  shared: { character, style = FREE_STYLE, aspect },
  onOwn,
  onStyle,
}: SharedCaptionProps) => {
  const { t } = useMessages()
  const { flow } = useGeneratorConfig()
  return (
    <div className={styles.plate} part="plate">
      <div className={styles.caption}>
        <div className={styles.text}>
          <CaptionLines
            first={t('sharedWithYou', { character })}
            second={t(`choice.${aspect}`, {
              style: styleLabel(t, style, flow),
              ratio: ratioOf(aspect),
            })}
          />
        </div>
        <div className={`${styles.tools} ${styles.shared}`}>
          <Button className={styles.tool} onClick={onOwn}>
            <Icon of={Sparkles} />
            <span>{t('makeYourOwn')}</span>
          </Button>
          <Button className={styles.tool} onClick={onStyle}>
            <Icon of={Palette} />
            <span>{t('drawInAnotherStyle')}</span>
          </Button>
        </div>
      </div>
    </div>
  )
}
