export { changeShare, promoteCanary, startCanary, stopCanary } from './canary.ts'
export {
  candidatesOf,
  type Candidate,
  type Candidates,
  type RefusedCandidate,
  type Visitor,
} from './candidatesOf.ts'
export { fitsContract, isContract } from './fitsContract.ts'
export { hashesIn } from './hashesIn.ts'
export { neededFiles, type NeededFiles } from './neededFiles.ts'
export { preloadLinks, type PublishedManifest } from './preloadLinks.ts'
export { isRemotesDocument, isVersion } from './isRemotesDocument.ts'
export { isVersionHistory } from './isVersionHistory.ts'
export { existingLineOf, lineOf, releasedIn, versionsIn } from './publishedLine.ts'
export { PublishingRefused } from './PublishingRefused.ts'
export { publishVersion } from './publishVersion.ts'
export { readBuild, type Build } from './readBuild.ts'
export { readContainer, type Container } from './readContainer.ts'
export { readManifest, type ExposedModule, type Manifest } from './readManifest.ts'
export { REMOTE_NAMES, folderOf, isRemoteName, portVariable } from './remoteNames.ts'
export { MOUNT, REMOTES, type RemoteName, type SlotName } from './remotes.ts'
export {
  remotesDocument,
  type CanaryVersion,
  type PublishedRemote,
  type RemotesDocument,
  type RemoteVersion,
} from './remotesDocument.ts'
export { onlyVersion, rollBack } from './rollBack.ts'
export {
  CACHE_ROWS,
  contentSecurityPolicy,
  FRAME,
  frameAncestors,
  policyText,
  securityHeaders,
  SHARED_ROW,
  siteHeaders,
  type Headers,
  type Origins,
} from './siteHeaders.ts'
export {
  addVersion,
  EMPTY_HISTORY,
  expiredVersions,
  liveVersionIn,
  noteNamed,
  versionBefore,
  type KeptVersion,
  type Named,
  type VersionHistory,
} from './versionHistory.ts'
