export {
  candidatesOf,
  type Candidate,
  type Candidates,
  type RefusedCandidate,
  type Visitor,
} from './candidatesOf.ts'
export {
  CanaryVersion,
  PublishedContainer,
  PublishedRemote,
  RemoteVersion,
} from './PublishedRemote.ts'
export { publishedContainer } from './publishedContainer.ts'
export { releasedIn, versionOnly, versionsIn } from './publishedLine.ts'
export { readLine } from './readLine.ts'
export { lineOf, RemotesDocument } from './RemotesDocument.ts'
export { RemotesMap } from './RemotesMap.ts'
export { fitting } from './fitting.ts'
export { isVersion, Version } from './Version.ts'
