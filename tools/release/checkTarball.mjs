import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/**
 * The findings of publint and arethetypeswrong about a packed package, one line each.
 *
 * @param {string} file the path of a `.tgz` that `npm pack` wrote
 * @returns {Promise<string[]>}
 */
export const checkTarball = async (file) => {
  const tarball = new Uint8Array(await readFile(file))
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg)}`),
    ...(await resolveTypes(tarball, hasCommonJs(pkg))),
  ]
}

/** @param {{ exports?: unknown }} manifest */
const hasCommonJs = ({ exports }) => JSON.stringify(exports ?? '').includes('"require":')

/**
 * @param {Uint8Array} tarball
 * @param {boolean} hasCommonJs without CommonJS, `require` loads the package's ES modules, as Node 20.19 can
 */
const resolveTypes = async (tarball, hasCommonJs) => {
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  if (!analysis.types) return []
  const problems = analysis.problems.filter(
    ({ kind }) => hasCommonJs || kind !== 'CJSResolvesToESM',
  )
  return problems.map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`)
}
