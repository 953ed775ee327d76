/** How a page calls the functions. It runs in a browser and imports nothing of the server. */
export { callFunction, type CallContext, type CallFailure } from './callFunction.ts'
