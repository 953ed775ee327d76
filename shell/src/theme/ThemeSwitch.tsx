import { Button, Icon } from '@dramatis/ui'
import { Moon, Sun } from 'lucide'
import { useMessages } from '../messages.ts'
import { useTheme } from './useTheme.ts'

export const ThemeSwitch = ({ className }: { readonly className?: string | undefined }) => {
  const { t } = useMessages()
  const { theme, toggle } = useTheme()
  const [icon, label] = theme === 'dark' ? [Sun, t('theme.toLight')] : [Moon, t('theme.toDark')]
  return (
    <span className={className}>
      <Button variant="bare" aria-label={label} title={label} onClick={toggle}>
        <Icon of={icon} />
      </Button>
    </span>
  )
}
