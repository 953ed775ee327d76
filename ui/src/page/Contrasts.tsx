import { useLayoutEffect, useRef, useState } from 'react'
import { contrast, CONTRASTS, type Rgb } from './contrast.ts'
import styles from './Page.module.css'

const SCHEMES = ['light', 'dark'] as const

/** How well the pairs of colours that must be told apart are told apart. */
export const Contrasts = () => (
  <>
    <h3>Contrast</h3>
    <ul className={styles.tokens}>
      {CONTRASTS.map(([front, back, least]) => (
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
          {ratio < least && ' too little'}
        </output>
      )}
    </div>
  )
}

/** What the browser computes for a colour without transparency: `rgb(1, 2, 3)`. */
const rgb = (computed: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = (computed.match(/\d+/g) ?? []).map(Number)
  return [red, green, blue]
}
