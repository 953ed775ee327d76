/** The partners, for the server of the page that they embed. */
export type { Partner } from './Partner.ts'
export { originsOf } from './originsOf.ts'
export { readPartners } from './readPartners.ts'
