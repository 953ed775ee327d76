/** How a page calls the functions. It runs in a browser and brings nothing of the server along. */
export { callFunction, type CallContext, type CallFailure } from './callFunction.ts'
