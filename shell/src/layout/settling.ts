/**
 * How long a live region has to be there before screen readers tell of its text, in milliseconds. One that
 * comes together with its text tells nobody.
 */
export const SETTLING_MS = 150
