/** What becomes of a description that the describer did not give: it is painted, costs a description, or is refused. */
export type FreeText = 'allowed' | 'counted' | 'refused'
