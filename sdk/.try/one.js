import { createBillingCore } from './createBillingCore.js'
import { listSubscriptions } from './subscriptions.js'
listSubscriptions(createBillingCore({ accessToken: 'x' }))({})().then(console.log)