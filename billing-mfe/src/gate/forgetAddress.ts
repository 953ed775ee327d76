import { pageStore, unknownSubscriber } from '@dramatis/store'
import { forgetVisitor } from '../billingStore.ts'

/** Signs out: the address, its proof and the session are forgotten, and the gate is the way back. */
export const forgetAddress = (): void => {
  forgetVisitor()
  pageStore.getState().setSubscriber(unknownSubscriber)
}
