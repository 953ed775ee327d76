/** The partners, for publishing the page: its headers name the origins that may embed it. */
export type { Partner } from './Partner.ts'
export { originsOf } from './originsOf.ts'
export { readPartners } from './readPartners.ts'
