/**
 * Writes the files of a new version from the shape of its document: operations, and the entities that are new or
 * differ from those of the previous version. The output is a draft, to be reviewed and corrected by hand.
 */
import { expressionOf, familyText } from './expressions.mjs'
import { familiesOf } from './families.mjs'
import { camel, listed, pascal, typeName } from './names.mjs'
import { nameUnions } from './nameUnions.mjs'

/**
 * The files' texts by their paths in the version's folder. `earlier` has what can be taken over; `words` has a
 * maintainer's names and summaries for new operations.
 */
export const scaffold = (document, earlier, words = new Map()) => {
  const shape = nameUnions(document)
  const operations = Object.entries(shape.operations).map(([call, operation]) =>
    describeOperation(call, operation, earlier, words),
  )
  rename(operations)
  const homes = homesOf(shape, operations, earlier)
  const families = familiesOf(shape, homes)
  const context = { shape, earlier, homes, families }
  const written = new Set()
  const files = new Map()
  const write = (path, text, names) => {
    const file = files.get(path) ?? { texts: [], names: new Set() }
    file.texts.push(text)
    for (const name of names) file.names.add(name)
    files.set(path, file)
  }
  for (const name of inOrder(shape, homes)) {
    const family = families.get(name)
    if (family && !written.has(family.constant)) {
      written.add(family.constant)
      write(homes.get(name), ...familyText(family, shape.entities[name].fields, context))
    }
    write(homes.get(name), ...entityText(name, context))
  }
  for (const operation of operations) write(operation.file, ...operationText(operation, context))
  write('webhooks', ...webhooksText(context))
  return {
    files: new Map([...files].map(([path, file]) => [path, withImports(path, file, context)])),
    operations,
  }
}

const describeOperation = (call, operation, earlier, words) => {
  const [method, path] = call.split(' ')
  const known = earlier.operations.get(plain(call))
  const parts = operation.id.split(':').filter((part, index, all) => all.indexOf(part) === index)
  const namespace = parts.slice(0, -1).map(camel)
  const name = known?.name ?? [...namespace, camel(parts.at(-1))].join('.')
  const given = words.get(name)
  const folder = FOLDERS[name.split('.').slice(0, -1).join('.')]
  return {
    ...operation,
    method,
    path,
    name,
    known,
    auth: known?.auth ?? operation.auth,
    constant: known?.constant ?? given?.constant ?? constantOf(name),
    summary: known?.summary ?? given?.summary ?? summaryOf(name),
    file: folder ?? name.split('.').slice(0, -1).join('/'),
  }
}

const plain = (call) => call.replace(/\/$/, '')

/** Namespaces whose file has another name. */
const FOLDERS = {
  webhooks: 'webhookEndpoints',
  'oauth2.clients': 'oauth2',
  'customers.members': 'members',
}

const constantOf = (name) => {
  const parts = name.split('.')
  const [, verb, rest] = /^([a-z]+)(.*)$/.exec(parts.at(-1))
  const noun = pascal(parts.at(-2))
  const scope = parts[0] === 'customerPortal' ? 'Portal' : ''
  const owner = parts.length > 2 && parts[0] === 'customers' ? 'Customer' : ''
  if (rest && !/^External$/.test(rest)) return `${verb}${scope}${rest}`
  const one = verb === 'list' ? noun : noun.replace(/ies$/, 'y').replace(/s$/, '')
  return `${verb}${rest}${scope}${owner}${one}`
}

const summaryOf = (name) => {
  const words = name
    .split('.')
    .slice(-2)
    .reverse()
    .map((part) => part.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`))
  const [verb, noun] = words
  const text = verb.includes(' ')
    ? verb
    : `${verb} ${verb === 'list' ? noun : `one of the ${noun}`}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** If the name of a constant is taken, the namespace is added to it. */
const rename = (operations) => {
  const taken = new Set()
  for (const operation of operations) {
    if (taken.has(operation.constant)) {
      const [verb] = /^[a-z]+/.exec(operation.constant)
      const owner = operation.name.split('.').slice(0, -1).map(pascal).join('')
      operation.constant = `${verb}${owner}${operation.constant.slice(verb.length)}`
    }
    taken.add(operation.constant)
  }
}

/** The file of each entity: its only resource's, or one that several share. */
const homesOf = (shape, operations, earlier) => {
  const users = new Map()
  const visit = (name, file) => {
    const files = users.get(name) ?? new Set()
    if (files.has(file)) return
    users.set(name, files.add(file))
    if (!earlier.codecs.has(name))
      for (const inner of namesIn(shape.entities[name])) visit(inner, file)
  }
  for (const operation of operations) {
    for (const name of namesIn(codecsOf(operation))) visit(name, operation.file)
  }
  for (const data of Object.values(shape.webhooks)) {
    for (const name of namesIn(data)) visit(name, 'webhooks')
  }
  return new Map(
    [...users]
      .filter(([name]) => !earlier.codecs.has(name) && !isList(name) && !isSorting(name))
      .map(([name]) => [name, `entities/${groupOf(name, shape.entities[name])}`]),
  )
}

/** These enums get no constant: they are written where they are used. */
const isSorting = (name) => name.endsWith('SortProperty')

const isList = (name) => name.startsWith('ListResource')

const codecsOf = ({ query, body, success }) => [
  query,
  body?.of,
  Object.entries(success).map(([, it]) => it),
]

/** The names of the entities in a shape, without those inside these entities. */
export const namesIn = (shape) => {
  if (typeof shape === 'string') return shape.startsWith('#') ? [shape.slice(1)] : []
  return typeof shape === 'object' && shape !== null && !Array.isArray(shape.values)
    ? Object.values(shape).flatMap(namesIn)
    : []
}

const GROUPS = [
  [/Settings$|^SubscriptionProration/, 'organization'],
  [/^BenefitGrant.*Webhook$/, 'benefitGrantWebhook'],
  [/^CustomerBenefitGrant.*Update/, 'portalBenefitGrantUpdate'],
  [/^CustomerBenefitGrant/, 'portalBenefitGrant'],
  [/Subscriber/, 'benefitSubscriber'],
  [/^BenefitGrant(?!Metadata)/, 'benefitGrant'],
  [/^Benefit.*Create/, 'benefitCreate'],
  [/^Benefit.*Update/, 'benefitUpdate'],
  [/^Benefit.*Properties$/, 'benefitProperties'],
  [/^Benefit/, 'benefit'],
  [/^CustomerPortal|^Portal|^CustomerCustomer|^CustomerOrganization/, 'portalCustomer'],
  [/^CustomerSubscription/, 'portalSubscription'],
  [/^CustomerOrder/, 'portalOrder'],
  [/^CustomerProduct/, 'portalProduct'],
  [/^CustomerWallet/, 'wallet'],
  [/^CustomerMeter/, 'customerMeter'],
  [/^(Customer)?PaymentMethod|^(Card|Generic)?Payment/, 'payment'],
  [/^CustomerState/, 'customerState'],
  [/^CustomerS(eat|ession)|^Seat/, 'customerSeat'],
  [/^CustomField|^AttachedCustomField/, 'customField'],
  [/^Customer.*Event|^Customer.*Metadata$/, 'customerEvent'],
  [/^Customer/, 'customer'],
  [/^Member|^Owner/, 'member'],
  [/^Discount.*(Create|Update)$/, 'discountRequest'],
  [/^CheckoutDiscount/, 'checkoutDiscount'],
  [/^Discount/, 'discount'],
  [/^CheckoutLink/, 'checkoutLink'],
  [/^Checkout.*Create/, 'checkoutCreate'],
  [/^Checkout.*(Update|Confirm)/, 'checkoutUpdate'],
  [/^Checkout/, 'checkout'],
  [/Price.*Create|^Product.*(Create|Update)|^Existing/, 'productRequest'],
  [/Price|^Legacy/, 'price'],
  [/^File|^ProductMedia|FileRead$|FileCreate|^S3|^DownloadableFile/, 'file'],
  [/^Product/, 'product'],
  [/^Subscription.*Metadata$/, 'subscriptionEventMetadata'],
  [/^Subscription.*Event/, 'subscriptionEvent'],
  [/^Subscription.*(Create|Update|Cancel|Revoke|Pause|Resume)/, 'subscriptionRequest'],
  [/^Subscription|^Pending|^Recurring/, 'subscription'],
  [/^Organization/, 'organization'],
  [/^LicenseKey|^ValidatedLicense/, 'licenseKey'],
  [/^Meter(?!.*Event|.*Metadata)|^Filter|Aggregation/, 'meter'],
  [/^Event|^User.*Event|^SystemEvent|Ingest/, 'event'],
  [/^Cost|^LLM|Metadata/, 'eventMetadata'],
  [/Event/, 'systemEvent'],
  [/^Metric|^Dashboard/, 'metric'],
  [/^Refund|^Dispute/, 'refund'],
  [/^Order/, 'order'],
  [/^Webhook/, 'webhookEndpoint'],
  [/OAuth2|Token|Authorize|UserInfo|^Scope|^SubType/, 'oauth2'],
  [/^Address|^TaxID/, 'address'],
]

const groupOf = (name, { values }) =>
  values
    ? /(Status|Reason)$/.test(name)
      ? 'statuses'
      : 'enums'
    : (GROUPS.find(([pattern]) => pattern.test(name))?.[1] ?? 'common')

/** Entities after those that they contain. */
const inOrder = (shape, homes) => {
  const ordered = new Set()
  const visit = (name, path) => {
    if (ordered.has(name) || path.includes(name)) return
    for (const inner of namesIn(shape.entities[name])) visit(inner, [...path, name])
    if (homes.has(name)) ordered.add(name)
  }
  for (const name of homes.keys()) visit(name, [])
  return ordered
}

const entityText = (name, context) => {
  const shape = context.shape.entities[name]
  const type = typeName(name)
  const used = expressionOf(shape, { ...context, name: type, entity: name })
  const names = [...used.names, 't']
  if (shape.values || typeof shape === 'string') {
    return [
      `export const ${type} = ${used.text}\nexport type ${type} = t.TypeOf<typeof ${type}>\n`,
      names,
    ]
  }
  const local = localName(type)
  const declared = shape.fields
    ? `export interface ${type} extends t.TypeOf<typeof ${local}> {}`
    : `export type ${type} = t.TypeOf<typeof ${local}>`
  return [
    `const ${local} = ${used.text}\n${declared}\nexport const ${type}: Codec<${type}> = ${local}\n`,
    [...names, 'Codec'],
  ]
}

const localName = (type) => {
  const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}`
  return RESERVED.has(name) ? `${name}Fields` : name
}

const RESERVED = new Set(['event', 'filter', 'metadata', 'file', 'operation', 'run', 'record'])

const operationText = (operation, context) => {
  const { constant, name, summary, method, path, auth, params, query, body, success, known } =
    operation
  const items = itemsOf(operation, context.shape)
  const names = new Set()
  const write = (shape, place) => {
    const used = expressionOf(shape, { ...context, place })
    for (const one of used.names) names.add(one)
    return used.text
  }
  const queries = Object.entries(query)
    .filter(([key]) => !items || !['page?', 'limit?'].includes(key))
    .map(([key, shape]) => `${camel(key.replace('?', ''))}: ${write({ key, shape }, 'query')},`)
  const head = known?.head
  const lines = [
    ...(head ? [`...heads.${head.constant},`] : []),
    ...Object.entries({ name, summary, ...(!items && { method }), path, auth })
      .filter(([key, value]) => head?.[key] !== value)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)},`),
    ...paramLines(params, names, head),
    ...(queries.length > 0 ? [`query: {`, ...queries, `},`] : []),
    ...(body ? [bodyLine(body, params, known, write, names)] : []),
    items ? `items: ${write(items)},` : `success: { ${successes(success, write, names)} },`,
    ...errorLines(operation, names, context.earlier.errors, head),
  ]
  if (head) names.add('heads')
  const definer = items ? 'listOperation' : 'operation'
  return [`export const ${constant} = ${definer}({\n${lines.join('\n')}\n})\n`, [...names, definer]]
}

const same = (some, others) => [...some].sort().join() === [...others].sort().join()

const paramLines = (params, names, head) => {
  const keys = Object.keys(params)
  if (keys.length === 0 || (head?.params && same(Object.keys(head.params), keys.map(camel))))
    return []
  names.add('segment')
  return [`params: { ${keys.map((key) => `${camel(key)}: segment`).join(', ')} },`]
}

const bodyLine = ({ encoding, of }, params, known, write, names) => {
  names.add(encoding)
  const given = of.nullable ?? of
  const named =
    typeof given === 'string' && given.startsWith('#') ? camel(typeName(given.slice(1))) : 'body'
  const key = Object.keys(params).length > 0 ? (known?.bodyKey ?? lowerFirst(named)) : undefined
  return `body: ${encoding}(${write(of)}${key ? `, '${key}'` : ''}),`
}

const lowerFirst = (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const successes = (success, write) =>
  Object.entries(success)
    .map(([status, shape]) => `${status}: ${write(shape)}`)
    .join(', ')

const itemsOf = ({ query, success }, shape) => {
  const first = success[200]?.branches ? Object.values(success[200].branches)[0] : success[200]
  if (typeof first !== 'string' || !isList(first.slice(1)) || !('page?' in query)) return undefined
  return shape.entities[first.slice(1)].fields.items.list
}

const errorLines = ({ errors }, names, known, head) => {
  const documented = Object.entries(errors).flatMap(([status, all]) =>
    all.map((name) => `${status} ${name}`),
  )
  const said = head?.errors?.map(({ status, name }) => `${status} ${name}`)
  if (said && same(said, documented)) return []
  const constants = new Set(
    Object.values(errors)
      .flat()
      .map((name) => errorConstant(name, known)),
  )
  for (const name of constants) names.add(name)
  return [`errors: [${[...constants].join(', ')}],`]
}

const errorConstant = (name, known) => {
  if (name === 'HTTPValidationError') return 'invalidRequest'
  const short = lowerFirst(name).replace(/Error$/, '')
  return known.has(short) ? short : lowerFirst(name)
}

const webhooksText = (context) => {
  const names = new Set(['Codec', 't', 'openUnion', 'by', 'event', 'deliveriesOf', 'contract'])
  const lines = Object.entries(context.shape.webhooks).map(([type, shape]) => {
    const used = expressionOf(shape, context)
    for (const one of used.names) names.add(one)
    return `'${type}': event('${type}', ${used.text}),`
  })
  const text = `const webhookEvent = openUnion('WebhookEvent', by('type'), {
${lines.join('\n')}
})
/** What happened, and the entity concerned. An event this version does not know is \`Unknown\`. */
export type WebhookEvent = t.TypeOf<typeof webhookEvent>
export const WebhookEvent: Codec<WebhookEvent> = webhookEvent

const deliveries = deliveriesOf(contract, WebhookEvent)

/** A task that verifies a delivery's signature (Standard Webhooks) and decodes its event. */
export const verifyWebhook = deliveries.verify

/** \`verifyWebhook\` as a promise that throws \`WebhookVerificationError\`s. */
export const validateEvent = deliveries.validate
`
  return [text, names]
}

/** The modules of all names that are not entities, relative to the folder of a version. */
const SOURCES = {
  ...listed('../codec/Codec.ts', 'Codec'),
  ...listed(
    '../codec/collections.ts',
    'closedEnum dateOrNow list literal many map nullable openEnum orNothing pair recursive',
  ),
  ...listed('../codec/entity.ts', 'defaulted entity optional presumed'),
  ...listed('../codec/metadata.ts', 'customFieldData metadataQuery numericMetadata'),
  ...listed(
    '../codec/primitives.ts',
    'boolean date day integer nothing number scalar segment string textOrInteger unknown',
  ),
  ...listed('../codec/query.ts', 'anyOf filter queryBoolean queryInteger sortedBy'),
  ...listed('../codec/union.ts', 'by byNested closedUnion fittingUnion openFittingUnion openUnion'),
  ...listed('../webhookDelivery.ts', 'deliveriesOf event'),
  ...listed('../2025-03/entities/record.ts', 'record'),
  ...listed('./operation.ts', 'contract form json listOperation operation'),
}

const withImports = (path, { texts, names }, context) => {
  const up = '../'.repeat(path.split('/').length - 1)
  const from = new Map()
  const add = (source, name) => from.set(source, (from.get(source) ?? new Set()).add(name))
  const relative = (source) => {
    if (source.startsWith('../')) return `${up}${source}`
    if (path.startsWith('entities/'))
      return source.replace('./', '../').replace('../entities/', './')
    return up ? source.replace('./', up) : source
  }
  for (const name of names) {
    if (name === 't' || name === 'heads') continue
    const home = context.homes.get(entityNamed(name, context))
    if (home === path) continue
    if (home) add(relative(`./${home}.ts`), name)
    else if (SOURCES[name]) add(relative(SOURCES[name]), name)
    else if (context.earlier.codecs.has(name))
      add(relative(`../${context.earlier.codecs.get(name)}.ts`), name)
    else if (context.earlier.errors.has(name)) add(relative(context.earlier.errors.get(name)), name)
    else add(relative('./documentedErrors.ts'), name)
  }
  const lines = [...from]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([source, some]) => {
      const sorted = [...some].sort()
      const isType = sorted.length === 1 && sorted[0] === 'Codec'
      return `import ${isType ? 'type ' : ''}{ ${sorted.join(', ')} } from '${source}'`
    })
  const isResource = !path.startsWith('entities/')
  const again = isResource
    ? [...from.keys()]
        .filter(
          (source) =>
            source.includes('entities/') ||
            (source.includes(context.earlier.version) && !source.includes('documentedErrors')),
        )
        .map((source) =>
          source.includes('entities/')
            ? `export * from '${source}'`
            : `export { ${[...from.get(source)].sort().join(', ')} } from '${source}'`,
        )
    : []
  const types = names.has('t') ? [`import type * as t from 'io-ts'`] : []
  const heads = names.has('heads')
    ? [`import * as heads from '${relative(`../operationHeads/${path}.ts`)}'`]
    : []
  const head = path === 'webhooks' ? WEBHOOK_EXPORTS : []
  return [
    ...types,
    ...lines,
    ...heads,
    '',
    ...(path === 'webhooks' ? head : again),
    '',
    ...texts,
  ].join('\n')
}

const WEBHOOK_EXPORTS = [
  `export type { WebhookDelivery } from '../webhookDelivery.ts'`,
  `export { WebhookVerificationError } from '../WebhookVerificationError.ts'`,
]

const entityNamed = (type, { shape }) =>
  Object.keys(shape.entities).find((name) => typeName(name) === type)
