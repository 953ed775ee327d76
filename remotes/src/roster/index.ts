export { REMOTE_NAMES, folderOf, isRemoteName, portVariable } from './remoteNames.ts'
export { MOUNT, REMOTES, type RemoteName, type SlotName } from './remotes.ts'
