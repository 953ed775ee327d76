import { CheckoutResponse, type CheckoutWatch } from '@dramatis/functions/contract'
import { emailOf, pageStore, proofOf, unchecked } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { isLeft } from 'fp-ts/lib/Either.js'
import { billingStore, closeDialog, openDialog } from '../billingStore.ts'
import { callAsVisitor } from '../calls/callAsVisitor.ts'
import { askBuyer } from '../gate/askBuyer.ts'
import { awaitPremium } from '../life/awaitPremium.ts'
import { t } from '../messages.ts'
import { isWebAddress, openTab, type Tab } from './openTab.ts'
import { takeReturned, type Returned } from './returned.ts'
import { connectTabs, type TabMessage } from './tabs.ts'
import type { Watch } from './watchCheckout.ts'

/** How long the tab that a checkout returns to waits for the one that opened it, in milliseconds. */
export const TAKEN_WITHIN_MS = 2000

interface Opened extends Watch {
  readonly platformUrl: string
}

/**
 * Gives the whole page one way to the checkout: a new tab, opened within the click and then sent to the
 * session that the server makes, or to the configured link. When the checkout succeeds, here or in the
 * tab that it returns to, its address is saved and becomes premium without a reload.
 *
 * @returns what takes the offer back
 */
export const offerCheckout = ({
  functionsUrl,
  checkoutUrl,
}: BillingProps['settings']): (() => void) => {
  const opened: Opened[] = []
  const endings: (() => void)[] = []
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  const open = () => {
    const tab = openTab(t('checkout.opening'))
    closeDialog('upsell')
    void callAsVisitor(functionsUrl, 'checkout', buyer(), CheckoutResponse).then((answer) => {
      if (isLeft(answer) && checkoutUrl === '') {
        tab?.close()
        const limited = answer.left.type === 'rateLimited'
        pageStore.getState().notify('error', t(limited ? 'rateLimited' : 'somethingWentWrong'))
        return
      }
      const { url, watch } = isLeft(answer) ? { url: checkoutUrl, watch: undefined } : answer.right
      show(tab, url)
      if (stopped) return
      if (watch) void follow(watch, tab)
      else endings.push(checkOnReturn())
    })
  }

  /** The platform's client comes only now: most visitors never need it. */
  const follow = async (watch: CheckoutWatch, tab: Tab | undefined): Promise<void> => {
    const watching = await import('./watchCheckout.ts').catch(() => undefined)
    if (stopped) return
    if (watching === undefined) {
      endings.push(checkOnReturn())
      return
    }
    opened.push({
      platformUrl: watch.platformUrl,
      ...watching.watchCheckout(watch, {
        // A tab that the visitor opens from the link is not ours to see.
        isTabOpen: () => tab?.isOpen() ?? true,
        onSucceeded,
      }),
    })
  }

  const onSucceeded = (email: string | null) => {
    closeDialog('blocked')
    const address = email ?? emailOf(pageStore.getState().subscriber)
    if (address === '') askBuyer()
    else awaitPremium(address, () => tabs.tell({ type: 'paid', email: address }))
  }

  const onMessage = (message: TabMessage) => {
    switch (message.type) {
      case 'returned':
        return takeOver(message)
      case 'taken':
        return clearTimeout(waiting)
      case 'paid':
        return checkAgain(message.email)
    }
  }

  /** Only a checkout that this tab has opened is believed: anyone can write a link with a token in it. */
  const takeOver = ({ checkoutId, token }: Returned) => {
    const ours = opened.find(({ id }) => id() === checkoutId || id() === undefined)
    if (ours === undefined) return
    tabs.tell({ type: 'taken', checkoutId })
    const { platformUrl } = ours
    if (token !== '') billingStore.setState({ session: { token, platformUrl } })
    ours.look()
  }

  const tabs = connectTabs(onMessage)
  const returned = takeReturned()
  if (returned) {
    tabs.tell({ type: 'returned', ...returned })
    waiting = setTimeout(() => {
      const email = emailOf(pageStore.getState().subscriber)
      if (email === '') askBuyer()
      else checkAgain(email)
    }, TAKEN_WITHIN_MS)
  }
  pageStore.getState().setOpenCheckout(open)
  return () => {
    stopped = true
    pageStore.getState().setOpenCheckout(undefined)
    clearTimeout(waiting)
    for (const { stop } of opened) stop()
    for (const end of endings) end()
    tabs.close()
  }
}

const buyer = (): { readonly email?: string } => {
  const email = emailOf(pageStore.getState().subscriber)
  return email === '' ? {} : { email }
}

const show = (tab: Tab | undefined, url: string): void => {
  if (!isWebAddress(url)) {
    tab?.close()
    pageStore.getState().notify('error', t('somethingWentWrong'))
  } else if (tab) {
    tab.go(url)
  } else {
    billingStore.setState({ checkoutUrl: url })
    openDialog('blocked')
  }
}

/** Looks up the visitor's own address once more, if it is this one and not premium already. */
const checkAgain = (email: string): void => {
  const { subscriber, setSubscriber } = pageStore.getState()
  if (emailOf(subscriber) === email && subscriber.status === 'free') {
    setSubscriber(unchecked(email, proofOf(subscriber)))
  }
}

/** Of a checkout that cannot be watched: how often a return to the page looks the saved address up, */
const RETURNS = 5
/** and for how long after the checkout was opened, in milliseconds. */
const RETURN_MS = 30 * 60_000

const checkOnReturn = (): (() => void) => {
  const until = Date.now() + RETURN_MS
  let left = RETURNS
  const onReturn = () => {
    if (document.hidden) return
    if (left === 0 || Date.now() > until) return end()
    left -= 1
    checkAgain(emailOf(pageStore.getState().subscriber))
  }
  const end = () => document.removeEventListener('visibilitychange', onReturn)
  document.addEventListener('visibilitychange', onReturn)
  return end
}
