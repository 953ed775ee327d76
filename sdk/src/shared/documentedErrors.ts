import { ruleViolation } from '../documentedErrors.ts'

export const ambiguousExternalCustomerID = ruleViolation(409, 'AmbiguousExternalCustomerID')
export const cannotCreateOrganizationError = ruleViolation(403, 'CannotCreateOrganizationError')
export const customerNotReady = ruleViolation(403, 'CustomerNotReady')
export const discountRedemptionLimitReached = ruleViolation(403, 'DiscountRedemptionLimitReached')
export const disputeAutoAcceptNotEnabled = ruleViolation(403, 'DisputeAutoAcceptNotEnabled')
export const disputeNotOpenError = ruleViolation(409, 'DisputeNotOpenError')
export const expiredCheckoutError = ruleViolation(410, 'ExpiredCheckoutError')
export const inactiveSubscription = ruleViolation(403, 'InactiveSubscription')
export const manualRetryLimitExceeded = ruleViolation(429, 'ManualRetryLimitExceeded')
export const missingInvoiceBillingDetails = ruleViolation(422, 'MissingInvoiceBillingDetails')
export const offSessionChargesNotEnabled = ruleViolation(403, 'OffSessionChargesNotEnabled')
export const orderNotDraft = ruleViolation(412, 'OrderNotDraft')
export const orderNotEligibleForInvoice = ruleViolation(409, 'OrderNotEligibleForInvoice')
export const orderNotEligibleForRetry = ruleViolation(422, 'OrderNotEligibleForRetry')
export const organizationNotReadyForPayments = ruleViolation(403, 'OrganizationNotReadyForPayments')
export const pauseResumeNotAllowed = ruleViolation(403, 'PauseResumeNotAllowed')
export const paymentActionRequired = ruleViolation(402, 'PaymentActionRequired')
export const paymentAlreadyInProgress = ruleViolation(409, 'PaymentAlreadyInProgress')
export const paymentFailed = ruleViolation(402, 'PaymentFailed')
export const paymentMethodInUseByActiveSubscription = ruleViolation(
  400,
  'PaymentMethodInUseByActiveSubscription',
)
export const paymentMethodRequired = ruleViolation(409, 'PaymentMethodRequired')
export const paymentMethodSetupFailed = ruleViolation(400, 'PaymentMethodSetupFailed')
export const paymentNotReady = ruleViolation(403, 'PaymentNotReady')
export const sSOEnforcementRequiresConnection = ruleViolation(
  409,
  'SSOEnforcementRequiresConnection',
)
export const subscriptionLocked = ruleViolation(409, 'SubscriptionLocked')
export const trialAlreadyRedeemed = ruleViolation(403, 'TrialAlreadyRedeemed')
