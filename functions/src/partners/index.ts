/** The partners, for the servers of the pages that they embed. */
export type { Partner } from './Partner.ts'
export { originsOf } from './originsOf.ts'
export { readPartners } from './readPartners.ts'
