import { attempt } from '@dramatis/store/attempt'
import { Button, Icon } from '@dramatis/ui'
import { Keyboard } from 'lucide'
import { useState } from 'react'
import { useMessages } from '../messages.ts'
import { KeysDialog } from './KeysDialog.tsx'
import { useShortcuts } from './useShortcuts.ts'

const KEY = 'dramatis-keys'
const OFF = 'off'

export interface KeysProps {
  readonly onGallery: () => void
  readonly onName: () => void
  /** The shortcut that was pressed before this code had loaded. */
  readonly first?: string | undefined
}

/** The page's single-key shortcuts, and a button that lists them. */
export const Keys = ({ onGallery, onName, first }: KeysProps) => {
  const { t } = useMessages()
  const [active, setActive] = useState(() => attempt(() => localStorage.getItem(KEY)) !== OFF)
  const [helpOpen, setHelpOpen] = useState(false)
  const openHelp = () => setHelpOpen(true)
  useShortcuts(
    active,
    new Map([
      ['g', onGallery],
      ['/', onName],
      ['?', openHelp],
    ]),
    first,
  )
  return (
    <>
      <Button variant="bare" aria-haspopup="dialog" onClick={openHelp}>
        <Icon of={Keyboard} />
        {t('keys')}
      </Button>
      {helpOpen && (
        <KeysDialog
          active={active}
          onActive={(wanted) => {
            setActive(wanted)
            attempt(() => localStorage.setItem(KEY, wanted ? 'on' : OFF))
          }}
          onClose={() => setHelpOpen(false)}
        />
      )}
    </>
  )
}
