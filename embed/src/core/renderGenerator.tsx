import { createRoot, type Root } from 'react-dom/client'
import { GeneratorInLanguage, type GeneratorControl } from '@dramatis/generator-mfe/embedding'
import type { EmbedProps } from './propsOf.ts'

interface RenderedGenerator {
  readonly render: (props: EmbedProps) => void
  /** Resolves once the rendered content can be used, or immediately if nothing has been rendered. */
  readonly settled: () => Promise<void>
  /** @throws {Error} if nothing is rendered */
  readonly control: () => GeneratorControl
  readonly clear: () => void
}

/** Prepares to render the generator into `container` with React. */
export const renderGenerator = (container: Element): RenderedGenerator => {
  let root: Root | undefined
  let control: GeneratorControl | null = null
  const waiting: (() => void)[] = []
  const setControl = (current: GeneratorControl | null) => {
    control = current
    if (current) for (const resolve of waiting.splice(0)) resolve()
  }
  return {
    render: (props) => {
      root ??= createRoot(container)
      root.render(<GeneratorInLanguage {...props} control={setControl} />)
    },
    settled: () =>
      root === undefined || control !== null
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push(resolve)),
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
