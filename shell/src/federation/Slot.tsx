import type { SlotName } from '@dramatis/remotes'
import type { Settings } from '@dramatis/store/slots'
import {
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { Marked } from './Marked.tsx'
import { NotEmpty } from './NotEmpty.tsx'
import { NotForever } from './NotForever.tsx'
import type { Remote, RemoteComponent } from './Remote.ts'

export interface Failure {
  /** When the remote was last tried, in milliseconds since the epoch. */
  readonly at: number
  readonly retrying: boolean
  readonly retry: () => void
}

interface Props {
  readonly name: SlotName
  readonly remotes: readonly Remote[]
  /** Shown while the remote is loading. Default: nothing. */
  readonly waiting?: ReactNode
  /** Shown if the remote does not load, or crashes. Default: nothing. */
  readonly failed?: (failure: Failure) => ReactNode
  /** Whether a component that shows no text here counts as crashed. Default: false. */
  readonly required?: boolean
  /** Children for the remote's component. */
  readonly children?: ReactNode
}

/** A place on the page for the components of remotes. A failure stays within it. */
export const Slot = ({ name, remotes, ...props }: Props) =>
  remotes.flatMap((remote) =>
    Object.entries(remote.slots)
      .filter(([, slot]) => slot === name)
      .map(([expose]) => (
        <Place key={`${remote.name}/${expose}`} remote={remote} expose={expose} {...props} />
      )),
  )

interface PlaceProps extends Omit<Props, 'name' | 'remotes'> {
  readonly remote: Remote
  readonly expose: string
}

const Place = ({
  remote,
  expose,
  waiting = null,
  failed = () => null,
  required = false,
  children,
}: PlaceProps) => {
  // Deferred, so that a remote's component is rendered in short tasks, like the page.
  const state = useDeferredValue(useStore(remote.state))
  if (state.status === 'loading') return waiting
  if (state.status === 'failed') {
    return failed({ at: state.at, retrying: state.retrying, retry: () => void remote.load() })
  }
  const { candidate, components, settings } = state
  const component = components.get(expose)
  const loaded = component && (
    <Marked label={`${remote.name} ${candidate.version}`}>
      <Loaded
        component={component}
        settings={settings}
        rendered={() => remote.rendered(candidate.entry)}
      >
        {children}
      </Loaded>
    </Marked>
  )
  return (
    <ErrorBoundary
      key={candidate.entry}
      onError={(error) => void remote.rollBack(candidate.entry, error)}
      fallbackRender={({ resetErrorBoundary }) => (
        <Crashed failed={failed} retry={resetErrorBoundary} />
      )}
    >
      <Suspense fallback={<NotForever>{waiting}</NotForever>}>
        {required ? <NotEmpty>{loaded}</NotEmpty> : loaded}
      </Suspense>
    </ErrorBoundary>
  )
}

const Crashed = ({ failed, retry }: Pick<Failure, 'retry'> & Required<Pick<Props, 'failed'>>) => {
  const [at] = useState(Date.now)
  return failed({ at, retrying: false, retry })
}

interface LoadedProps {
  readonly component: RemoteComponent
  readonly settings: Settings
  readonly rendered: () => void
}

const Loaded = ({ component: Component, rendered, ...props }: PropsWithChildren<LoadedProps>) => {
  // Runs only once the component no longer suspends.
  useEffect(rendered, [rendered])
  return <Component {...props} />
}
