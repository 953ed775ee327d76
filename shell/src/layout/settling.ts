/**
 * How long a live region must exist before screen readers announce its text, in milliseconds. A region that is
 * added together with its text is not announced.
 */
export const SETTLING_MS = 150
