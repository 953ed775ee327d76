import { pageStore, unknownSubscriber } from '@dramatis/store'
import { forgetVisitor } from '../billingStore.ts'

/** Signs out: forgets the address, its proof and the session, so the gate asks for an address again. */
export const forgetAddress = (): void => {
  forgetVisitor()
  pageStore.getState().setSubscriber(unknownSubscriber)
}
