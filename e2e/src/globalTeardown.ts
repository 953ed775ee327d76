export { stopSharedProduct as default } from './sharedProduct.ts'
