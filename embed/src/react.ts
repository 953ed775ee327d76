'use client'
import '@dramatis/embed'
import type {
  DramatisEventDetails,
  DramatisEventMap,
  DramatisGeneratorAttributes,
  DramatisGeneratorElement,
} from '@dramatis/embed'
import {
  createElement,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type DetailedHTMLProps,
  type HTMLAttributes,
} from 'react'

/** The events as props: `onGenerated` receives each `dramatis:generated`. */
type Listeners = {
  [Name in keyof DramatisEventDetails as `on${Capitalize<Name>}`]?: (
    event: DramatisEventMap[`dramatis:${Name}`],
  ) => void
}

export interface DramatisGeneratorProps extends DramatisGeneratorAttributes, Listeners {
  id?: string
  className?: string
  style?: CSSProperties
}

/** `<dramatis-generator>` for React 18 and later. Its events are props, and its ref is the element. */
export const DramatisGenerator = forwardRef<
  DramatisGeneratorElement | undefined,
  DramatisGeneratorProps
>(function DramatisGenerator(
  {
    className,
    onReady,
    onStarted,
    onProgress,
    onGenerated,
    onFailed,
    onLimited,
    onUpgrade,
    ...attributes
  },
  ref,
) {
  const element = useRef<DramatisGeneratorElement>(null)
  useImperativeHandle(ref, () => element.current ?? undefined, [])
  useListener(element, 'dramatis:ready', onReady)
  useListener(element, 'dramatis:started', onStarted)
  useListener(element, 'dramatis:progress', onProgress)
  useListener(element, 'dramatis:generated', onGenerated)
  useListener(element, 'dramatis:failed', onFailed)
  useListener(element, 'dramatis:limited', onLimited)
  useListener(element, 'dramatis:upgrade', onUpgrade)
  // React 18 turns a custom element's props into attributes of the same name, so this must be `class`.
  return createElement('dramatis-generator', { ...attributes, class: className, ref: element })
})

const useListener = <Name extends keyof DramatisEventMap>(
  element: { readonly current: DramatisGeneratorElement | null },
  name: Name,
  listener: ((event: DramatisEventMap[Name]) => void) | undefined,
): void => {
  useEffect(() => {
    const target = element.current
    if (!target || !listener) return
    target.addEventListener(name, listener)
    return () => target.removeEventListener(name, listener)
  }, [element, name, listener])
}

/** The props of `<dramatis-generator>` itself in JSX: its attributes, unchanged. */
type ElementProps = DramatisGeneratorAttributes &
  Omit<
    DetailedHTMLProps<HTMLAttributes<DramatisGeneratorElement>, DramatisGeneratorElement>,
    keyof DramatisGeneratorAttributes
  > & { class?: string }

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the way to declare an element
  namespace JSX {
    interface IntrinsicElements {
      'dramatis-generator': ElementProps
    }
  }
}
