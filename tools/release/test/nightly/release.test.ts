import { createFixture, type Fixture } from './createFixture.ts'
import { startRegistry } from './startRegistry.ts'

// Building, packing and installing take seconds, and minutes on a busy machine.
jest.setTimeout(600_000)

const CHANGE = `---\n'@fixture/open': minor\n---\n\nAdd one.\n`
const REPOSITORY = { RELEASE_REPOSITORY: 'https://github.com/owner/name' }

const runVersion = async (fixture: Fixture): Promise<void> => {
  await fixture.write('.changeset/add-one.md', CHANGE)
  await fixture.commit()
  expect(await fixture.run('version')).toMatchObject({ code: 0 })
  await fixture.commit()
}

it('updates versions and changelogs, including the lockfile and the constant', async () => {
  await using fixture = await createFixture()
  await runVersion(fixture)
  const show = (file: string) => fixture.git('show', `HEAD:${file}`)
  expect(await show('open-package/package.json')).toContain('"version": "1.1.0"')
  expect(await show('open-package/CHANGELOG.md')).toMatch(/## 1\.1\.0[^]*Add one\./)
  expect(await show('open-package/src/version.ts')).toBe(`export const VERSION = '1.1.0'\n`)
  expect(JSON.parse(await show('package-lock.json'))).toMatchObject({
    packages: { 'open-package': { version: '1.1.0' }, 'closed-package': { version: '1.0.0' } },
  })
})

it('shows in a dry run what would be published, and leaves the tree unchanged', async () => {
  await using fixture = await createFixture()
  await fixture.write('.changeset/add-one.md', CHANGE)
  await fixture.commit()
  const { code, stdout, stderr } = await fixture.run('release', ['--dry-run'])
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: expect.stringMatching(
      /Before a release: Set RELEASE_REPOSITORY=[^]*Before a release: Some changes have no version/,
    ) as string,
  })
  expect(stdout).toMatch(/^@fixture\/open@1\.1\.0\n {2}\d+ bytes packed/)
  expect(stdout).toMatch(/^ {2}sha512-\S+$/m)
  expect(stdout).toMatch(/ dist\/index\.cjs$/m)
  expect(stdout).not.toContain('@fixture/closed')
  expect(stdout).toMatch(/Nothing was published/)
  expect(await fixture.git('status', '--porcelain', '--ignored')).toBe('!! node_modules/\n')
})

it('publishes new versions once, with tags', async () => {
  await using registry = await startRegistry()
  await using fixture = await createFixture()
  await runVersion(fixture)
  const publish = () => fixture.run('release', [], { ...registry.env, ...REPOSITORY })

  expect(await publish()).toMatchObject({ code: 0, stderr: '' })
  const [published, ...more] = registry.publications
  expect(more).toEqual([])
  expect(published?.['dist-tags']).toEqual({ latest: '1.1.0' })
  expect(published?.versions['1.1.0']).toMatchObject({
    name: '@fixture/open',
    repository: {
      type: 'git',
      url: 'git+https://github.com/owner/name.git',
      directory: 'open-package',
    },
    homepage: 'https://github.com/owner/name/tree/main/open-package#readme',
    bugs: { url: 'https://github.com/owner/name/issues' },
  })
  expect(await fixture.git('ls-remote', '--tags', 'origin')).toContain('@fixture/open@1.1.0')

  expect(await publish()).toMatchObject({ code: 0 })
  expect(registry.publications).toHaveLength(1)
})

it('publishes nothing from a tree that is not ready, and names every reason', async () => {
  await using registry = await startRegistry()
  await using fixture = await createFixture()
  await fixture.git('checkout', '--quiet', '-b', 'feature')
  await fixture.write('.changeset/add-one.md', CHANGE)
  await fixture.commit()
  await fixture.write('open-package/new.js', '')
  const { code, stdout, stderr } = await fixture.run('release', [], registry.env)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toBe(
    [
      'There are uncommitted changes. Commit them first: a release is built from the last commit.',
      'The last commit is not on main.',
      'Set RELEASE_REPOSITORY=https://github.com/owner/name, which packages name as their source.',
      'Some changes have no version yet: run "npm run version" and commit what it writes.\n',
    ].join('\n'),
  )
  expect(registry.publications).toEqual([])
})

it('names every problem of a package', async () => {
  await using fixture = await createFixture()
  await fixture.write('open-package/limits.json', { packedBytes: 10, unpackedBytes: 4000 })
  const manifest = JSON.parse(await fixture.git('show', 'HEAD:open-package/package.json')) as object
  await fixture.write('open-package/package.json', {
    ...manifest,
    dependencies: { '@fixture/closed': '1.0.0' },
    exports: { '.': './dist/gone.js' },
  })
  await fixture.commit()
  const { code, stderr } = await fixture.run('release', ['--dry-run'], REPOSITORY)
  expect(code).toBe(1)
  expect(stderr).toContain('@fixture/open depends on @fixture/closed, which is private.')
  expect(stderr).toMatch(/^@fixture\/open: \d+ bytes packed, more than 10\.$/m)
  expect(stderr).toMatch(/^publint: .*gone\.js/m)
  expect(stderr).toContain('ERR_MODULE_NOT_FOUND')
})

it.each([
  ['an option that it does not know', ['--force'], {}, 2, '--force'],
  [
    'a repository that is not an address',
    [],
    { RELEASE_REPOSITORY: 'owner/name' },
    1,
    'owner/name',
  ],
])('refuses %s', async (_, args, env, code, message) => {
  await using fixture = await createFixture()
  const result = await fixture.run('release', args, env)
  expect(result.code).toBe(code)
  expect(result.stderr).toContain(message)
})
