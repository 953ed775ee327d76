import type { BenefitCreate, BenefitUpdate } from '../../src/2025-03/benefits.ts'
import { custom, discord, licenseKeys, repository } from './benefitExamples.ts'
import { failureOf, known, openShop } from './shop.ts'
import { createBenefits, sell } from './trade.ts'
import { addDownloadable } from './upload.ts'

test('creates, lists, updates and deletes benefits of every type', async () => {
  await using shop = await openShop()
  const { client, sandbox } = shop
  const repositoryId = sandbox.addRepository({ owner: 'dramatis', name: 'masks' })
  const files = [await addDownloadable(client, Buffer.from('masks'))]
  const downloadables = {
    type: 'downloadables' as const,
    description: 'Masks to print',
    properties: { files },
  }
  const cases: readonly [BenefitCreate, object, BenefitUpdate, object][] = [
    [
      custom,
      { properties: { note: 'Write to support@example.com' }, isTaxApplicable: false },
      { type: 'custom', properties: { note: null } },
      { note: null },
    ],
    [
      discord,
      {
        properties: {
          guildToken: 'guild token',
          guildId: expect.stringMatching(/^\d+$/) as string,
        },
      },
      { type: 'discord', properties: { guildToken: 'other', roleId: 'guest' } },
      { guildToken: 'other', roleId: 'guest' },
    ],
    [
      repository,
      { properties: { ...repository.properties, repositoryId } },
      {
        type: 'github_repository',
        properties: { repositoryOwner: 'else', repositoryName: 'masks', permission: 'push' },
      },
      { repositoryOwner: 'else', permission: 'push', repositoryId: null },
    ],
    [
      downloadables,
      { properties: { files, archived: {} } },
      { type: 'downloadables', properties: { files, archived: { [files[0] ?? '']: true } } },
      { files, archived: { [files[0] ?? '']: true } },
    ],
    [
      licenseKeys,
      { properties: { prefix: null, expires: null, activations: null, limitUsage: null } },
      { type: 'license_keys', properties: { prefix: ' KEY ', limitUsage: 3 } },
      { prefix: 'KEY', expires: null, activations: null, limitUsage: 3 },
    ],
  ]
  for (const [wanted, expected, update, changed] of cases) {
    const created = known(await client.benefits.create(wanted))
    const { type, description } = wanted
    expect(created).toMatchObject({ type, description, ...expected, modifiedAt: null })
    expect(await client.benefits.get({ id: created.id })).toEqual(created)
    expect((await client.benefits.list({ type })).result.items).toEqual([created])
    const { id } = created
    const renamed = await client.benefits.update({ id, requestBody: { type, description: 'New' } })
    expect(renamed).toEqual({ ...created, description: 'New', modifiedAt: sandbox.now() })
    expect(await client.benefits.update({ id, requestBody: update })).toMatchObject({
      description: 'New',
      properties: changed,
    })
    const otherType = type === 'custom' ? 'discord' : 'custom'
    const call = client.benefits.update({ id, requestBody: { type: otherType } })
    expect(await failureOf(call)).toMatchObject({ detail: [{ loc: ['body', 'type'] }] })
    await client.benefits.delete({ id })
    expect(await failureOf(client.benefits.get({ id }))).toMatchObject({ statusCode: 404 })
  }
})

test.each<[string, BenefitCreate, string[]]>([
  ['a description that is too short', { ...custom, description: ' a ' }, ['description']],
  ['a description that is too long', { ...custom, description: 'a'.repeat(43) }, ['description']],
  [
    'a role without an id',
    { ...discord, properties: { guildToken: 'a', roleId: '' } },
    ['properties', 'role_id'],
  ],
  [
    'a repository without a name',
    {
      ...repository,
      properties: { repositoryOwner: 'a', repositoryName: ' ', permission: 'pull' },
    },
    ['properties', 'repository_name'],
  ],
  [
    'a key with no lifetime',
    { ...licenseKeys, properties: { expires: { ttl: 0, timeframe: 'day' } } },
    ['properties', 'expires', 'ttl'],
  ],
  [
    'a key with a lifetime of more than a hundred years',
    { ...licenseKeys, properties: { expires: { ttl: 101, timeframe: 'year' } } },
    ['properties', 'expires', 'ttl'],
  ],
  [
    'more than 50 activations',
    { ...licenseKeys, properties: { activations: { limit: 51, enableCustomerAdmin: true } } },
    ['properties', 'activations', 'limit'],
  ],
  [
    'a key with a usage limit of zero',
    { ...licenseKeys, properties: { limitUsage: 0 } },
    ['properties', 'limit_usage'],
  ],
])('%s is refused', async (_, wanted, loc) => {
  await using shop = await openShop()
  expect(await failureOf(shop.client.benefits.create(wanted))).toMatchObject({
    _tag: 'HTTPValidationError',
    detail: [{ loc: ['body', ...loc] }],
  })
})

test("a product can only have its organization's benefits, each once", async () => {
  await using shop = await openShop()
  const { client } = shop
  const [mine = ''] = await createBenefits(client, custom)
  const { id: organizationId } = await client.organizations.create({ name: 'Else', slug: 'else' })
  const [theirs = ''] = await createBenefits(client, { ...custom, organizationId })
  for (const benefits of [
    [mine, theirs],
    [mine, mine],
  ]) {
    expect(await failureOf(sell(client, benefits))).toMatchObject({
      detail: [{ loc: ['body', 'benefits', 1] }],
    })
  }
})
