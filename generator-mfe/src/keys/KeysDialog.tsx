import { Dialog } from '@dramatis/ui'
import { useId } from 'react'
import { useMessages } from '../messages.ts'
import styles from './KeysDialog.module.css'

interface KeysDialogProps {
  /** Whether the single-key shortcuts work. */
  readonly active: boolean
  readonly onActive: (active: boolean) => void
  readonly onClose: () => void
}

const ALWAYS = [
  ['Enter', 'keySubmit'],
  ['Esc', 'keyCancel'],
] as const

const SINGLE = [
  ['g', 'keyGallery'],
  ['/', 'keyName'],
  ['?', 'keyHelp'],
] as const

/** Lists the keyboard shortcuts, with a switch for the single-key ones. */
export const KeysDialog = ({ active, onActive, onClose }: KeysDialogProps) => {
  const { t } = useMessages()
  const id = useId()
  return (
    <Dialog labelledBy={id} className={styles.dialog} closeLabel={t('keysClose')} onClose={onClose}>
      <h2 id={id} className={styles.title}>
        {t('keys')}
      </h2>
      <dl className={styles.list}>
        {[...ALWAYS, ...SINGLE].map(([key, text]) => (
          <div key={key} data-off={!active && SINGLE.some(([single]) => single === key)}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={active}
          onChange={({ target }) => onActive(target.checked)}
        />
        {t('keysActive')}
      </label>
    </Dialog>
  )
}
