/**
 * How to treat a description that the describer did not write: paint it, count it as a description, or refuse it.
 */
export type FreeText = 'allowed' | 'counted' | 'refused'
