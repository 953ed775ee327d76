import { createBillingClient } from './index.js'
console.log(createBillingClient)