import type { Settings } from '@dramatis/store/slots'
import { Suspense, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import type { Remote } from './createRemote.ts'

export interface Failure {
  /** When it was last tried, milliseconds since the epoch. */
  readonly at: number
  readonly retrying: boolean
  readonly retry: () => void
}

interface Props<Expose extends string, ComponentProps> {
  readonly remote: Remote<Expose, ComponentProps>
  readonly expose: Expose
  /** Keeps the place while the remote is on its way. */
  readonly waiting: ReactNode
  /** Takes the place when the remote does not load, or crashes. */
  readonly failed: (failure: Failure) => ReactNode
  readonly children: (Component: ComponentType<ComponentProps>, settings: Settings) => ReactNode
}

/** The place of one remote component on the page. Whatever happens to the remote stays within. */
export const Slot = <Expose extends string, ComponentProps>({
  remote,
  expose,
  waiting,
  failed,
  children,
}: Props<Expose, ComponentProps>) => {
  // Deferred: what a remote brings is rendered in short tasks, too.
  const state = useDeferredValue(useStore(remote.state))
  if (state.status === 'loading') return waiting
  if (state.status === 'failed') {
    return failed({ at: state.at, retrying: state.retrying, retry: () => void remote.load() })
  }
  const Component = state.components.get(expose)
  return (
    <ErrorBoundary
      key={state.version}
      onError={(error) => void remote.rollBack(state.version, error)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Crashed failed={failed} retry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={waiting}>{Component && children(Component, state.settings)}</Suspense>
    </ErrorBoundary>
  )
}

const Crashed = ({
  failed,
  retry,
}: Pick<Failure, 'retry'> & Pick<Props<never, never>, 'failed'>) => {
  const [at] = useState(Date.now)
  return failed({ at, retrying: false, retry })
}
