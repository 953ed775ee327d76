import { defined } from '@dramatis/catalogue'
import { sentenceOf, type CallFailure } from '@dramatis/functions/client'
import { checkout, type CheckoutWatch } from '@dramatis/functions/contract'
import { emailOf, pageStore } from '@dramatis/store'
import type { BillingProps } from '@dramatis/store/slots'
import { isLeft } from 'fp-ts/lib/Either.js'
import { billingStore, closeDialog, openDialog } from '../billingStore.ts'
import { callAsVisitor } from '../calls/callAsVisitor.ts'
import { promptBuyer } from '../gate/promptBuyer.ts'
import { notify, t } from '../messages.ts'
import { awaitPremium } from './awaitPremium.ts'
import { checkOnReturn, recheck } from './checkOnReturn.ts'
import { connectTabs, type TabMessage } from './connectTabs.ts'
import { proveByCheckout } from './proveByCheckout.ts'
import { isWebAddress, openTab, type Tab } from './openTab.ts'
import { takeReturned, type Returned } from './takeReturned.ts'
import type { Watch } from './watchCheckout.ts'
import { welcomeBuyer } from './welcomeBuyer.ts'

/** How long the tab that a checkout returns to waits for the tab that opened it to respond, in milliseconds. */
export const HANDOVER_MS = 2000

interface OpenCheckout extends Watch {
  readonly platformUrl: string
}

/**
 * Offers the whole page one way to the checkout: a new tab that is opened in the click handler and then navigates to
 * the session that the server creates, or to the configured link. When the checkout succeeds, here or in the tab that
 * it returns to, the buyer's address is saved and becomes premium without a reload.
 *
 * @returns a function that withdraws the offer
 */
export const offerCheckout = ({
  functionsUrl,
  checkoutUrl,
}: BillingProps['settings']): (() => void) => {
  const openCheckouts: OpenCheckout[] = []
  const stops: (() => void)[] = []
  let handover: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  /** Whether the checkout has brought the buyer back to another tab, which thanks them. */
  let isBuyerElsewhere = false

  const open = async (): Promise<void> => {
    isBuyerElsewhere = false
    pageStore.getState().markSeen('gate') // An abandoned checkout is no reason to ask.
    const tab = openTab(t('checkout.opening'))
    closeDialog('upsell')
    const outcome = await callAsVisitor(functionsUrl, checkout, buyer())
    if (isLeft(outcome) && checkoutUrl === '') {
      tab?.close()
      refuse(outcome.left)
      return
    }
    const { url, watch } = isLeft(outcome) ? { url: checkoutUrl, watch: undefined } : outcome.right
    navigate(tab, url)
    if (stopped) return
    if (watch) await follow(watch, tab)
    else stops.push(checkOnReturn())
  }

  /** Watches the checkout with the platform's client, which is loaded only now: most visitors never need it. */
  const follow = async (watch: CheckoutWatch, tab: Tab | undefined): Promise<void> => {
    const loaded = await import('./watchCheckout.ts').catch(() => undefined)
    if (stopped) return
    if (loaded === undefined) {
      stops.push(checkOnReturn())
      return
    }
    const watching = loaded.watchCheckout(watch, {
      // If the visitor opened the tab from the link, there is no handle to it, so it counts as open.
      isTabOpen: () => tab?.isOpen() ?? true,
      onSucceeded: (email) => void onSucceeded(watching.id(), email),
    })
    openCheckouts.push({ platformUrl: watch.platformUrl, ...watching })
    stops.push(watching.stop)
  }

  const onSucceeded = async (checkoutId: string | undefined, buyerEmail: string | null) => {
    closeDialog('blocked')
    const proved = await proveByCheckout(functionsUrl, checkoutId)
    if (stopped) return
    const email = proved?.email ?? buyerEmail ?? emailOf(pageStore.getState().subscriber)
    if (email === '') {
      promptBuyer()
      return
    }
    stops.push(
      awaitPremium(email, {
        ...defined({ proof: proved?.proof }),
        onPremium: () => {
          tabs.send({ type: 'paid', email })
          if (isBuyerElsewhere) notify('success', 'premiumActive')
          else welcomeBuyer()
        },
        onProofRequired: () => {
          if (!isBuyerElsewhere) promptBuyer()
        },
        onLate: () => notify('info', 'checkout.late'),
      }),
    )
  }

  const onMessage = (message: TabMessage) => {
    switch (message.type) {
      case 'returned':
        acceptReturn(message)
        break
      case 'taken':
        if (returned?.checkoutId === message.checkoutId) acceptHandover(returned, message)
        break
      case 'paid':
        recheck(message.email)
    }
  }

  /** Accepts only a checkout that this tab has opened, because anyone can write a link with a token in it. */
  const acceptReturn = ({ checkoutId, token }: Returned) => {
    const own = openCheckouts.find(({ id }) => id() === checkoutId || id() === undefined)
    if (own === undefined) return
    const { platformUrl } = own
    tabs.send({ type: 'taken', checkoutId, platformUrl })
    isBuyerElsewhere = true
    if (billingStore.getState().dialog === 'thanks') {
      closeDialog()
      notify('success', 'premiumActive')
    }
    if (token !== '') billingStore.setState({ session: { token, platformUrl } })
    own.check()
  }

  /** The tab that opened the checkout has confirmed it, so this tab, where the buyer is, thanks them. */
  const acceptHandover = (
    { token }: Returned,
    { platformUrl }: Extract<TabMessage, { type: 'taken' }>,
  ) => {
    clearTimeout(handover)
    billingStore.setState({ firstTabOpen: true })
    if (token !== '') billingStore.setState({ session: { token, platformUrl } })
    openDialog('thanks')
  }

  /**
   * The tab that opened the checkout is gone. Thanks the buyer only once the address is premium, since no other tab has
   * confirmed the URL's checkout.
   */
  const welcomeReturned = async ({ checkoutId }: Returned) => {
    const proved = await proveByCheckout(functionsUrl, checkoutId)
    if (stopped) return
    const email = proved?.email ?? emailOf(pageStore.getState().subscriber)
    if (email === '') promptBuyer()
    else {
      const proof = defined({ proof: proved?.proof })
      stops.push(awaitPremium(email, { ...proof, onPremium: welcomeBuyer }))
    }
  }

  const tabs = connectTabs(onMessage)
  const returned = takeReturned()
  if (returned) {
    tabs.send({ type: 'returned', ...returned })
    handover = setTimeout(() => void welcomeReturned(returned), HANDOVER_MS)
  }
  pageStore.getState().setOpenCheckout(() => void open())
  return () => {
    stopped = true
    pageStore.getState().setOpenCheckout(undefined)
    clearTimeout(handover)
    for (const stop of stops) stop()
    tabs.close()
  }
}

const refuse = (failure: CallFailure): void => {
  const sentence = sentenceOf(failure)
  if (sentence === undefined) {
    notify('error', failure.type === 'rateLimited' ? 'rateLimited' : 'somethingWentWrong')
  } else {
    pageStore.getState().notify('error', sentence.text, { language: sentence.language })
  }
}

const buyer = (): { readonly email?: string } => {
  const email = emailOf(pageStore.getState().subscriber)
  return email === '' ? {} : { email }
}

const navigate = (tab: Tab | undefined, url: string): void => {
  if (!isWebAddress(url)) {
    tab?.close()
    notify('error', 'somethingWentWrong')
  } else if (tab) {
    tab.go(url)
  } else {
    billingStore.setState({ checkoutUrl: url })
    openDialog('blocked')
  }
}
