import type { Portrait } from '@dramatis/store'
import { Button } from '@dramatis/ui'
import { useRef, useState } from 'react'
import { useMessages } from '../messages.ts'
import { saveFile } from '../picture/saveFile.ts'
import { EXPORTS, type Export } from './exports.ts'
import { makeExport, TooLarge } from './makeExport.ts'
import styles from './ShareDialog.module.css'

type Outcome = 'exportMaking' | 'exportSaved' | 'exportReady' | 'exportTooLarge' | 'exportNotMade'

/** Buttons that save a picture as another kind of file, one at a time. */
export const ExportTools = ({ portrait }: { readonly portrait: Portrait }) => {
  const { t } = useMessages()
  const [withName, setWithName] = useState(true)
  const [outcome, setOutcome] = useState<Outcome>()
  const tools = useRef<HTMLDivElement>(null)
  /** What the browser let nobody save, because making it took longer than a press counts. */
  const made = useRef<{ readonly key: string; readonly file: File }>(undefined)
  const save = async (kind: Export): Promise<Outcome> => {
    const key = `${kind} ${withName}`
    const font = getComputedStyle(tools.current ?? document.body).fontFamily
    const file =
      made.current?.key === key
        ? made.current.file
        : await makeExport(portrait, kind, { withName, font })
    const saved = await saveFile(file, file.name)
    made.current = saved ? undefined : { key, file }
    return saved ? 'exportSaved' : 'exportReady'
  }
  const press = (kind: Export) => {
    if (outcome === 'exportMaking') return
    setOutcome('exportMaking')
    save(kind).then(setOutcome, (error: unknown) => {
      console.error('The file could not be made.', error)
      setOutcome(error instanceof TooLarge ? 'exportTooLarge' : 'exportNotMade')
    })
  }
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
          <Button
            key={kind}
            aria-disabled={outcome === 'exportMaking' || undefined}
            onClick={() => press(kind)}
          >
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
