import { stylesIn, type Style } from '@dramatis/catalogue'
import { requestStyle } from '@dramatis/store/styleRequest'
import { Icon } from '@dramatis/ui'
import { FastForward, Images, Infinity as Unlimited, Palette } from 'lucide'
import { flushSync } from 'react-dom'
import { closeDialog, openDialog } from '../billingStore.ts'
import { LinkButton } from '../LinkButton.tsx'
import { useMessages } from '../messages.ts'
import { premiumPictures } from '../premiumPictures.ts'
import styles from './ThanksDialog.module.css'

const benefits = [
  ['portraits', Unlimited],
  ['resolution', Images],
  ['styles', Palette],
  ['queue', FastForward],
] as const

/** Some styles to start with, the other benefits of premium, and a link to the receipt. */
export const Unlocked = () => {
  const { t } = useMessages()
  return (
    <>
      <ul className={styles.styles}>
        {premiumPictures.map(({ style, picture }) => (
          <li key={style}>
            <button
              type="button"
              className={styles.style}
              onClick={() => {
                tryStyle(style)
              }}
            >
              <img src={picture} alt="" width={158} height={237} />
              {t(`styles.${style}`)}
            </button>
          </li>
        ))}
      </ul>
      <h3 className={styles.subtitle}>{t('thanks.unlocked')}</h3>
      <ul className={styles.benefits}>
        {benefits.map(([benefit, icon]) => (
          <li key={benefit}>
            <Icon of={icon} />
            {t(`thanks.benefits.${benefit}`, { styles: stylesIn('latest').length })}
          </li>
        ))}
      </ul>
      <p className={styles.receipt}>
        {t('thanks.receipt')}{' '}
        <LinkButton
          onClick={() => {
            openDialog('manage')
          }}
        >
          {t('thanks.openReceipt')}
        </LinkButton>
      </p>
    </>
  )
}

/** Selects the style in the form, once the dialog has given the focus back. */
const tryStyle = (style: Style): void => {
  flushSync(() => closeDialog('thanks'))
  requestStyle(style)
}
