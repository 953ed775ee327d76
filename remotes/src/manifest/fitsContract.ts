/**
 * Whether a shell can run a remote: the shell's contract has the major version that the remote was built with, and at
 * least its minor version, because a minor version only adds to the contract.
 *
 * @param shell the shell's contract, `major.minor`
 * @param remote the remote's; an unknown one fits, a malformed one does not
 */
export const fitsContract = (shell: string, remote: string | undefined): boolean => {
  if (remote === undefined) return true
  const has = parse(shell)
  const needs = parse(remote)
  if (!has || !needs) return false
  return has.major === needs.major && has.minor >= needs.minor
}

/** Whether a string is a contract version, `major.minor`. */
export const isContract = (text: string): boolean => parse(text) !== undefined

const parse = (contract: string): { major: number; minor: number } | undefined => {
  const [, major, minor] = /^(\d{1,9})\.(\d{1,9})$/.exec(contract) ?? []
  return major === undefined || minor === undefined
    ? undefined
    : { major: Number(major), minor: Number(minor) }
}
