export { startSharedProduct as default } from './sharedProduct.ts'
