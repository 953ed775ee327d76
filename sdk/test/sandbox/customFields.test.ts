import type {
  CustomFieldCreateCheckbox,
  CustomFieldCreateDate,
  CustomFieldCreateNumber,
  CustomFieldCreateSelect,
  CustomFieldCreateText,
} from '../../src/2025-03/customFields.ts'
import { failureOf, known, openShop } from './shop.ts'

const size: CustomFieldCreateSelect = {
  type: 'select',
  slug: 'size',
  name: 'Size',
  properties: { options: [{ value: 's', label: 'Small' }] },
}
const age: CustomFieldCreateNumber = {
  type: 'number',
  slug: 'age',
  name: 'Age',
  properties: { ge: 18, le: 99 },
}
const note: CustomFieldCreateText = {
  type: 'text',
  slug: 'note',
  name: 'Note',
  properties: { minLength: 2, maxLength: 5 },
}
const born: CustomFieldCreateDate = {
  type: 'date',
  slug: 'born',
  name: 'Born',
  properties: { le: 1_000_000_000 },
}
const terms: CustomFieldCreateCheckbox = {
  type: 'checkbox',
  slug: 'terms',
  name: 'Terms',
  properties: {},
}

test('creates, reads, lists, updates and deletes a custom field', async () => {
  await using shop = await openShop()
  const { customFields } = shop.client
  const created = known(await customFields.create(size))
  await customFields.create(age)
  expect(await customFields.get({ id: created.id })).toEqual(created)
  const changed = await customFields.update({
    id: created.id,
    customFieldUpdate: { type: 'select', slug: 'format', metadata: { shop: 1 } },
  })
  expect(changed).toMatchObject({ slug: 'format', name: 'Size', properties: size.properties })
  const namesOf = async (request: Parameters<typeof customFields.list>[0]) =>
    (await customFields.list(request)).result.items.map((field) => 'slug' in field && field.slug)
  expect(await namesOf({})).toEqual(['age', 'format'])
  expect(await namesOf({ sorting: ['-slug'] })).toEqual(['format', 'age'])
  expect(await namesOf({ type: 'number' })).toEqual(['age'])
  expect(await namesOf({ query: 'SIZ' })).toEqual(['format'])
  await customFields.delete({ id: created.id })
  expect(await namesOf({})).toEqual(['age'])
  expect(await failureOf(customFields.get({ id: created.id }))).toMatchObject({ statusCode: 404 })
})

test.each([
  ['a slug twice', { ...size, slug: 'age' }, ['body', 'slug']],
  ['a slug with spaces', { ...size, slug: 'the size' }, ['body', 'slug']],
  ['no options', { ...size, properties: { options: [] } }, ['body', 'properties', 'options']],
  [
    'bounds crossed',
    { ...age, slug: 'b', properties: { ge: 2, le: 1 } },
    ['body', 'properties', 'le'],
  ],
])('%s is refused', async (_, field, loc) => {
  await using shop = await openShop()
  await shop.client.customFields.create(age)
  expect(await failureOf(shop.client.customFields.create(field))).toMatchObject({
    _tag: 'HTTPValidationError',
    detail: [{ loc }],
  })
})

test('the type of a field cannot change', async () => {
  await using shop = await openShop()
  const { id } = known(await shop.client.customFields.create(age))
  const change = shop.client.customFields.update({
    id,
    customFieldUpdate: { type: 'checkbox', name: 'Of age' },
  })
  expect(await failureOf(change)).toMatchObject({ detail: [{ loc: ['body', 'type'] }] })
})

/** A checkout of a product with every kind of custom field; the terms are required. */
const openCheckout = async (shop: Awaited<ReturnType<typeof openShop>>) => {
  const { client } = shop
  const attachedCustomFields = []
  for (const field of [size, age, note, born, terms]) {
    const { id } = known(await client.customFields.create(field))
    attachedCustomFields.push({ customFieldId: id, required: field === terms })
  }
  const product = await client.products.create({
    recurringInterval: null,
    name: 'Premium',
    prices: [{ amountType: 'free' }],
    attachedCustomFields,
  })
  expect(product.attachedCustomFields.map(({ order, required }) => [order, required])).toEqual([
    [0, false],
    [1, false],
    [2, false],
    [3, false],
    [4, true],
  ])
  return client.checkouts.create({ productId: product.id, customerEmail: 'buyer@example.com' })
}

test.each([
  ['size', 'xl', 's'],
  ['age', 17, 18],
  ['age', '18', 99],
  ['note', 'x', 'xy'],
  ['note', 'too long', 'short'],
  ['born', 'yesterday', '2001-01-01'],
  ['born', '2002-01-01', '2001-09-01'],
])('%s: rejects %p and accepts %p', async (slug, wrong, right) => {
  await using shop = await openShop()
  const { clientSecret } = await openCheckout(shop)
  const update = (answer: string | number) =>
    shop.client.checkouts.clientUpdate({
      clientSecret,
      checkoutUpdatePublic: { customFieldData: { [slug]: answer, unasked: true } },
    })
  expect(await failureOf(update(wrong))).toMatchObject({
    _tag: 'HTTPValidationError',
    detail: [{ loc: ['body', 'custom_field_data', slug] }],
  })
  expect((await update(right)).customFieldData).toEqual({ [slug]: right })
})

test('a required answer can be left out until the confirmation', async () => {
  await using shop = await openShop()
  const { clientSecret } = await openCheckout(shop)
  const confirm = (terms: boolean) =>
    shop.client.checkouts.clientConfirm({
      clientSecret,
      checkoutConfirmStripe: { customFieldData: { terms } },
    })
  expect(await failureOf(confirm(false))).toMatchObject({
    detail: [{ loc: ['body', 'custom_field_data', 'terms'], type: 'missing' }],
  })
  expect(await confirm(true)).toMatchObject({ customFieldData: { terms: true } })
})

test("a product can only have its organization's fields, each once, until they are deleted", async () => {
  await using shop = await openShop()
  const { client } = shop
  const { id } = known(await client.customFields.create(terms))
  const create = (...ids: string[]) =>
    client.products.create({
      recurringInterval: null,
      name: 'Premium',
      prices: [{ amountType: 'free' }],
      attachedCustomFields: ids.map((customFieldId) => ({ customFieldId, required: false })),
    })
  const loc = (index: number) => ['body', 'attached_custom_fields', index, 'custom_field_id']
  expect(await failureOf(create(id, 'another'))).toMatchObject({ detail: [{ loc: loc(1) }] })
  expect(await failureOf(create(id, id))).toMatchObject({ detail: [{ loc: loc(1) }] })
  const product = await create(id)
  await client.customFields.delete({ id })
  expect((await client.products.get({ id: product.id })).attachedCustomFields).toEqual([])
})
