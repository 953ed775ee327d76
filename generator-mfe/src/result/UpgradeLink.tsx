import { VisuallyHidden } from '@dramatis/ui'
import { useGeneratorConfig } from '../host/generatorConfig.ts'
import { delegateCheckout } from '../host/openCheckout.ts'
import { useMessages } from '../messages.ts'

interface UpgradeLinkProps {
  readonly className: string | undefined
  readonly text: string
}

/** A link to the checkout, unless the host or the billing remote handles the click. */
export const UpgradeLink = ({ className, text }: UpgradeLinkProps) => {
  const { t } = useMessages()
  const { checkoutUrl } = useGeneratorConfig()
  return (
    <a
      className={className}
      part="upgrade"
      href={checkoutUrl}
      target="_blank"
      rel="noopener"
      onClick={delegateCheckout}
    >
      {text} <VisuallyHidden>{t('opensInNewTab')}</VisuallyHidden>
    </a>
  )
}
