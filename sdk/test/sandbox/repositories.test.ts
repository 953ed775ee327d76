import { clientOf, failureOf, openShop } from './shop.ts'

test('lists, filters and sorts connected repositories and their owners', async () => {
  await using shop = await openShop()
  const { sandbox, client } = shop
  sandbox.addRepository({ owner: 'stage', name: 'curtain', stars: 3 })
  sandbox.addRepository({ owner: 'stage', name: 'props', stars: 7, isPrivate: true })
  sandbox.addRepository({ owner: 'orchestra', name: 'pit', stars: 5 })
  const names = async (request: Parameters<typeof client.repositories.list>[0]) =>
    (await client.repositories.list(request)).result.items.map(({ name }) => name)
  expect(await names({ sorting: ['-stars'] })).toEqual(['props', 'pit', 'curtain'])
  expect(await names({ externalOrganizationName: 'stage', sorting: ['name'] })).toEqual([
    'curtain',
    'props',
  ])
  expect(await names({ isPrivate: true })).toEqual(['props'])
  const owners = await client.externalOrganizations.list({ sorting: ['name'] })
  expect(owners.result.items.map(({ name }) => name)).toEqual(['orchestra', 'stage'])
  expect((await client.externalOrganizations.list({ name: 'pit' })).result.items).toEqual([])
})

test('replaces a description, and removes it only with its flag', async () => {
  await using shop = await openShop()
  const id = shop.sandbox.addRepository({ owner: 'stage', name: 'curtain' })
  const update = async (profileSettings: object) =>
    (await shop.client.repositories.update({ id, repositoryUpdate: { profileSettings } }))
      .profileSettings
  expect(await update({ description: 'Red', links: ['https://example.com'] })).toMatchObject({
    description: 'Red',
    links: ['https://example.com'],
  })
  expect(await update({ description: null })).toMatchObject({ description: 'Red' })
  expect(await update({ setDescription: true })).toMatchObject({
    description: null,
    links: ['https://example.com'],
  })
})

test('hides the repositories of another merchant', async () => {
  await using shop = await openShop()
  const { sandbox, client } = shop
  const id = sandbox.addRepository({ owner: 'stage', name: 'curtain' })
  const other = await client.organizations.create({ name: 'Other', slug: 'other' })
  const token = sandbox.createAccessToken({ organizationIds: [other.id] })
  const stranger = clientOf(sandbox, token)
  expect((await stranger.repositories.list()).result.items).toEqual([])
  expect((await stranger.externalOrganizations.list()).result.items).toEqual([])
  expect(await failureOf(stranger.repositories.get({ id }))).toMatchObject({ statusCode: 404 })
})
