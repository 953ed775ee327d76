/**
 * The version of the contract between the shell and its remotes, `major.minor`: everything that `@dramatis/store`
 * and `@dramatis/store/slots` export. `api-report/` has the contract of each version. An addition raises the minor
 * version, a removal or a change the major one; `contract.test.ts` enforces this.
 *
 * The federation shares the store under this version, and each remote's manifest names the one that the remote was
 * built with, so the shell can tell whether a remote fits before loading it.
 */
export const CONTRACT = '1.5'
