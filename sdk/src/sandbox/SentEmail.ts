/** An email of the platform whose token has not been used: the sandbox sends none. */
export interface SentEmail {
  readonly kind: 'seatInvitation' | 'emailUpdate'
  readonly to: string
  /** For `customerSeats.claimSeat`, or for `customerPortal.customers.verifyEmailUpdate`. */
  readonly token: string
}
