import { Button, Icon } from '@dramatis/ui'
import { Moon, Sun } from 'lucide'
import { useMessages } from '../messages.ts'
import { useTheme } from './useTheme.ts'

export const ThemeSwitch = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useMessages()
  const { theme, action, toggle } = useTheme()
  const label = t(action)
  return (
    <span className={className}>
      <Button variant="bare" aria-label={label} title={label} onClick={toggle}>
        <Icon of={theme === 'dark' ? Sun : Moon} />
      </Button>
    </span>
  )
}
