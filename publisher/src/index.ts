export {
  contentSecurityPolicy,
  policyText,
  securityHeaders,
  siteHeaders,
  type Origins,
} from './headers/siteHeaders.ts'
export { contentTypeOf } from './storage/contentTypeOf.ts'
export { integrityOf } from './storage/integrityOf.ts'
