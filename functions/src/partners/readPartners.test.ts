import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, loadConfig } from '../config/loadConfig.ts'
import { originsOf } from './originsOf.ts'
import { readPartners } from './readPartners.ts'

const acme = {
  name: 'acme',
  key: 'pk_0123456789abcdef',
  origins: ['https://acme.example', 'https://*.acme.example'],
}
const other = {
  name: 'other',
  key: 'pk_fedcba9876543210',
  origins: ['https://other.example', 'https://acme.example'],
  limit: 20,
}

const messageOf = (partners: string): string => {
  try {
    loadConfig({ PARTNERS: partners })
  } catch (thrown) {
    if (thrown instanceof ConfigError) return thrown.message
    throw thrown
  }
  throw new Error('The configuration was accepted')
}

it('reads JSON, and a file with JSON', () => {
  const json = JSON.stringify([acme, other], null, 2)
  expect(readPartners(json)).toEqual([acme, other])
  const folder = mkdtempSync(join(tmpdir(), 'partners-'))
  writeFileSync(join(folder, 'partners.json'), json)
  expect(loadConfig({ PARTNERS: join(folder, 'partners.json') }).partners).toEqual([acme, other])
  rmSync(folder, { recursive: true })
})

it('has none by default', () => {
  expect(loadConfig({}).partners).toEqual([])
})

it('lists each origin once', () => {
  expect(originsOf([acme, other])).toEqual([
    'https://acme.example',
    'https://*.acme.example',
    'https://other.example',
  ])
})

it.each([
  ['a missing file', 'partners.json', 'or the path of a file that has one'],
  ['broken JSON', '[{', 'PARTNERS is not valid JSON: it must be a list such as [{"name": "acme"'],
  ['an object', '{}', 'PARTNERS is wrong. The body must be'],
  [
    'a name with a space',
    JSON.stringify([{ ...acme, name: 'Acme Ltd' }]),
    'PARTNERS is wrong. "0.name" must be 1 to 32 lowercase letters, digits and hyphens, and not "none"; it was "Acme Ltd".',
  ],
  ['the name none', JSON.stringify([{ ...acme, name: 'none' }]), '"0.name" must be'],
  [
    'a short key',
    JSON.stringify([{ ...acme, key: 'pk_1' }]),
    '"0.key" must be pk_ and 16 to 64 letters and digits',
  ],
  [
    'a star for everything',
    JSON.stringify([acme, { ...other, origins: ['https://*'] }]),
    '"1.origins.0" must be an origin such as https://example.com or https://*.example.com; it was "https://*".',
  ],
  [
    'a limit of 0',
    JSON.stringify([{ ...acme, limit: 0 }]),
    '"0.limit" must be a whole number from 1 to 1000000; it was 0.',
  ],
  [
    'the same key twice',
    JSON.stringify([acme, { ...other, key: acme.key }]),
    'two partners with the same key',
  ],
  [
    'the same name twice',
    JSON.stringify([acme, { ...other, name: 'acme' }]),
    'two partners with the same name',
  ],
])('[security-functions-14] says what is wrong with %s', (_, partners, sentence) => {
  expect(messageOf(partners)).toContain(sentence)
})
