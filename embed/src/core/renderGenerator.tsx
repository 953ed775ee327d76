import { createRoot, type Root } from 'react-dom/client'
import { GeneratorInLanguage, type GeneratorControl } from '@dramatis/generator-mfe/embedding'
import type { EmbedProps } from './propsOf.ts'

interface RenderedGenerator {
  readonly render: (props: EmbedProps) => void
  /**
   * Resolves once the rendered content can be used, or immediately if nothing has been rendered. Rejects if it cannot
   * be rendered.
   */
  readonly settled: () => Promise<void>
  /** @throws {Error} if nothing is rendered */
  readonly control: () => GeneratorControl
  readonly clear: () => void
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/**
 * Prepares to render the generator into `container` with React. Calls `onCrash` if it has to be taken away again
 * because of an error.
 */
export const renderGenerator = (container: Element, onCrash: () => void): RenderedGenerator => {
  let root: Root | undefined
  let control: GeneratorControl | null = null
  const waiting: Waiting[] = []
  const setControl = (current: GeneratorControl | null) => {
    control = current
    if (current) for (const { resolve } of waiting.splice(0)) resolve()
  }
  const onUncaughtError = (error: unknown) => {
    const interrupted = waiting.splice(0)
    for (const { reject } of interrupted) reject(error)
    if (interrupted.length > 0) return
    console.error('<dramatis-generator> failed.', error)
    onCrash()
  }
  return {
    render: (props) => {
      root ??= createRoot(container, { onUncaughtError })
      root.render(<GeneratorInLanguage {...props} control={setControl} />)
    },
    settled: () =>
      root === undefined || control !== null
        ? Promise.resolve()
        : new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    control: () => {
      if (!control)
        throw new Error(
          '<dramatis-generator> shows a message instead of the generator. Correct its attributes first.',
        )
      return control
    },
    clear: () => {
      root?.unmount()
      root = undefined
    },
  }
}
