/** An email that the platform would have sent, and whose token can still be used. The sandbox sends no email. */
export interface SentEmail {
  readonly kind: 'seatInvitation' | 'emailUpdate'
  readonly to: string
  /** For `customerSeats.claimSeat`, or for `customerPortal.customers.verifyEmailUpdate`. */
  readonly token: string
}
