/**
 * `npm run sbom`: writes a software bill of materials (CycloneDX) for each public package and for the container's
 * image to `sbom/`, from the lockfile.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { isPublic, readJson, readWorkspaces } from './readWorkspaces.mjs'
import { runNpm } from './runNpm.mjs'

/** What the image runs. */
const IMAGE = '@dramatis/local'

const root = process.cwd()
const workspaces = await readWorkspaces(root)
const whole = await sbomOfProduction()
/** @type {Map<string, string[]>} */
const edges = new Map(
  whole.dependencies.map((/** @type {{ ref: string, dependsOn: string[] }} */ it) => [
    it.ref,
    it.dependsOn,
  ]),
)

await mkdir('sbom', { recursive: true })
for (const workspace of workspaces) {
  if (isPublic(workspace) || workspace.manifest.name === IMAGE) await writeSbom(workspace.manifest)
}

/** @param {import('./readWorkspaces.mjs').Manifest} manifest */
async function writeSbom(manifest) {
  const refs = reachableFrom(refOf(manifest))
  const sbom = {
    ...whole,
    metadata: { ...whole.metadata, component: componentOf(manifest) },
    components: whole.components.filter(
      (/** @type {{ 'bom-ref': string }} */ it) =>
        refs.has(it['bom-ref']) && it['bom-ref'] !== refOf(manifest),
    ),
    dependencies: [...refs].map((ref) => ({ ref, dependsOn: neededBy(ref) })),
  }
  delete sbom.serialNumber
  const file = join('sbom', `${manifest.name.replace('@dramatis/', '')}.cdx.json`)
  await write(file, sbom)
  console.log(`${file}: ${sbom.components.length} components`)
}

/** @param {string} start */
function reachableFrom(start) {
  const found = new Set([start])
  for (const ref of found) for (const needed of neededBy(ref)) found.add(needed)
  return found
}

/** @param {string} ref */
function neededBy(ref) {
  return edges.get(ref) ?? []
}

/**
 * npm's list for the whole repository, of a copy of its manifests that needs nothing for development: `--omit dev` would
 * also leave out what is needed for both, and `--workspace` what is installed in the root's folder.
 */
async function sbomOfProduction() {
  const folder = await mkdtemp(join(tmpdir(), 'dramatis-sbom-'))
  try {
    const lock = await readJson(join(root, 'package-lock.json'))
    /** @type {Record<string, object>} */
    const packages = {}
    for (const [path, entry] of Object.entries(lock.packages)) {
      if (entry.dev !== true) packages[path] = withoutDevelopment(entry)
    }
    // npm lists only a repository with a version.
    packages[''] = { ...packages[''], version: '0.0.0' }
    await write(join(folder, 'package-lock.json'), { ...lock, packages })
    const manifest = await readJson(join(root, 'package.json'))
    await write(join(folder, 'package.json'), { ...withoutDevelopment(manifest), version: '0.0.0' })
    for (const { folder: name, manifest } of workspaces) {
      await mkdir(join(folder, name))
      await write(join(folder, name, 'package.json'), withoutDevelopment(manifest))
    }
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
    return JSON.parse(await runNpm(args, { cwd: folder }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @param {object} manifest */
function withoutDevelopment(manifest) {
  return { ...manifest, devDependencies: undefined }
}

/**
 * @param {string} file
 * @param {unknown} value
 */
async function write(file, value) {
  await writeFile(file, `${JSON.stringify(value, undefined, 2)}\n`)
}

/** @param {import('./readWorkspaces.mjs').Manifest} manifest */
function refOf({ name, version }) {
  return `${name}@${version}`
}

/** @param {import('./readWorkspaces.mjs').Manifest} manifest */
function componentOf({ name, version }) {
  return {
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    licenses: [{ license: { id: 'MIT' } }],
  }
}
