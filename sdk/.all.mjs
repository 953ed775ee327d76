import { createBillingClient } from '@dramatis/sdk'
console.log(createBillingClient)
