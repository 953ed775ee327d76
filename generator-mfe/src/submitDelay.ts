/** The pause in which the visitor sees what a click filled in (spec, section 9), in milliseconds. */
export const SUBMIT_DELAY_MS = 100
