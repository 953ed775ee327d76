import { useStore } from 'zustand'
import type { Remote } from '../federation/Remote.ts'
import { OVERRIDE, withoutOverride, type RemoteOverride } from '../federation/remoteOverride.ts'
import { useMessages } from '../messages.ts'
import styles from './OverrideBadge.module.css'

interface Props {
  readonly override: RemoteOverride
  readonly remotes: readonly Remote[]
}

/** Tells a developer that a remote comes from their machine, or that it has not loaded. */
export const OverrideBadge = ({ override, remotes }: Props) => {
  const { t } = useMessages()
  const remote = remotes.find(({ name }) => name === override.name)
  return (
    <aside className={styles.badge}>
      {remote ? (
        <Origin override={override} remote={remote} />
      ) : (
        t('override.unknown', { name: override.name })
      )}
      <a className={styles.stop} href={withoutOverride(location.href)}>
        {t('override.stop')}
      </a>
    </aside>
  )
}

const Origin = ({
  override: { name, entry },
  remote,
}: {
  readonly override: RemoteOverride
  readonly remote: Remote
}) => {
  const { t } = useMessages()
  const state = useStore(remote.state)
  const isDeployed = state.status === 'ready' && state.candidate.version !== OVERRIDE
  return <>{t(isDeployed ? 'override.missing' : 'override.from', { name, entry })}</>
}
