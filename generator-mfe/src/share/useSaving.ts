import { useRef, useState } from 'react'
import { saveFile } from '../picture/saveFile.ts'
import { TooLarge } from './TooLarge.ts'

type Outcome = 'exportMaking' | 'exportSaved' | 'exportReady' | 'exportTooLarge' | 'exportNotMade'

export interface Saving {
  /** What became of the last press, as the key of a text. */
  readonly outcome: Outcome | undefined
  readonly making: boolean
  /**
   * Makes a file and lets the browser save it, unless another is being made.
   *
   * @param key the same for the same file
   */
  readonly save: (key: string, make: () => Promise<File>) => void
}

/** Makes and saves files, one at a time. */
export const useSaving = (): Saving => {
  const [outcome, setOutcome] = useState<Outcome>()
  /** What the browser let nobody save, because making it took longer than a press counts. */
  const made = useRef<{ readonly key: string; readonly file: File }>(undefined)
  const attempt = async (key: string, make: () => Promise<File>): Promise<Outcome> => {
    const file = made.current?.key === key ? made.current.file : await make()
    const saved = await saveFile(file, file.name)
    made.current = saved ? undefined : { key, file }
    return saved ? 'exportSaved' : 'exportReady'
  }
  return {
    outcome,
    making: outcome === 'exportMaking',
    save: (key, make) => {
      if (outcome === 'exportMaking') return
      setOutcome('exportMaking')
      attempt(key, make).then(setOutcome, (error: unknown) => {
        console.error('The file could not be made.', error)
        setOutcome(error instanceof TooLarge ? 'exportTooLarge' : 'exportNotMade')
      })
    },
  }
}
