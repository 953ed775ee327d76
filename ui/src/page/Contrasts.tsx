import { useLayoutEffect, useRef, useState } from 'react'
import { contrast, type Rgb } from './contrast.ts'
import { COLOR_PAIRS } from './colorPairs.ts'
import styles from './Page.module.css'

const SCHEMES = ['light', 'dark'] as const

/** The contrast of each pair of colors that needs a minimum. */
export const Contrasts = () => (
  <>
    <h3>Contrast</h3>
    <ul className={styles.tokens}>
      {COLOR_PAIRS.map(([front, back, least]) => (
        <li key={`${front} ${back}`}>
          <code>{front}</code> on <code>{back}</code> <small>at least {least}</small>
          <div className={styles.pairs}>
            {SCHEMES.map((scheme) => (
              <Pair key={scheme} scheme={scheme} front={front} back={back} least={least} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  </>
)

interface PairProps {
  readonly scheme: (typeof SCHEMES)[number]
  readonly front: string
  readonly back: string
  readonly least: number
}

const Pair = ({ scheme, front, back, least }: PairProps) => {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    if (sample.current === null) return
    const { borderTopColor, backgroundColor } = getComputedStyle(sample.current)
    setRatio(contrast(rgb(borderTopColor), rgb(backgroundColor)))
  }, [])
  return (
    <div data-scheme={scheme}>
      <span
        ref={sample}
        className={styles.pair}
        style={{
          borderColor: `var(--${front})`,
          color: `var(--${front})`,
          background: `var(--${back})`,
        }}
        aria-hidden={least < 4.5}
      >
        {least < 4.5 ? '' : 'Aa'}
      </span>
      {ratio !== undefined && (
        <output data-enough={ratio >= least}>
          {ratio.toFixed(2)}
          {ratio < least && ' too low'}
        </output>
      )}
    </div>
  )
}

/** Parses the browser's computed value of an opaque color: `rgb(1, 2, 3)`. */
const rgb = (computed: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (computed.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}
