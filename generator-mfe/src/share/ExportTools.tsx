import type { Portrait } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import { EXPORTS, type Export } from './exports.ts'
import { makeExport } from './makeExport.ts'
import styles from './ShareDialog.module.css'
import { useSaving } from './useSaving.ts'

/** Buttons that save a picture as another kind of file, one at a time. */
export const ExportTools = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  const [withName, setWithName] = useState(true)
  const tools = useRef<HTMLDivElement>(null)
  const { outcome, making, save } = useSaving()
  const press = (kind: Export) =>
    save(`${kind} ${withName}`, () => {
      const font = getComputedStyle(tools.current ?? document.body).fontFamily
      return makeExport(portrait, kind, { withName, font })
    })
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={withName}
          onChange={({ target }) => setWithName(target.checked)}
        />
        {t('posterName')}
      </label>
      <div ref={tools} className={styles.tools}>
        {EXPORTS.map((kind) => (
          <Button key={kind} aria-disabled={making || undefined} onClick={() => press(kind)}>
            {t(`exports.${kind}`)}
          </Button>
        ))}
      </div>
      <p className={styles.said} role="status">
        {outcome && t(outcome)}
      </p>
    </>
  )
}
