/** The functions' client for a page. It runs in a browser and imports nothing from the server. */
export { callFunction, sentenceOf, type CallContext, type CallFailure } from './callFunction.ts'
export { cancelJob } from './cancelJob.ts'
export { followJob } from './followJob.ts'
export type { JobNews } from './openJobEvents.ts'
export { requestFeatures } from './requestFeatures.ts'
export { requestPicture } from './requestPicture.ts'
export { traceparentFor } from './traceparentFor.ts'
