import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startS3, type S3 } from '../../test/support/startS3.ts'
import { temporaryFolders } from '../../test/support/temporaryFolders.ts'
import { HIDDEN_FOLDER } from '../headers/hiddenFolder.ts'
import { folderTarget } from './folderTarget.ts'
import { s3Target } from './s3Target.ts'
import type { Target } from './Target.ts'

const newFolder = temporaryFolders()

let s3: S3

beforeAll(async () => {
  s3 = await startS3()
})

afterAll(() => {
  s3.close()
})

let buckets = 0

const KINDS: readonly [string, () => Promise<Target>][] = [
  ['a folder', async () => folderTarget(await newFolder())],
  [
    'a bucket',
    () => {
      buckets += 1
      return Promise.resolve(s3Target(`s3://bucket-${buckets}/a site/1`, s3.env))
    },
  ],
]

describe.each(KINDS)('%s', (_title, open) => {
  const text = async (target: Target, path: string) => (await target.read(path))?.bytes.toString()

  it('reads back what was written', async () => {
    const target = await open()
    expect(await target.read('a/b.json')).toBeUndefined()
    expect(await target.write('a/b.json', Buffer.from('one'), undefined)).toBe(true)
    expect(await text(target, 'a/b.json')).toBe('one')
    expect(await target.read('a')).toBeUndefined()
    expect(await target.read('a/b.json/c')).toBeUndefined()
  })

  it('creates a file only once', async () => {
    const target = await open()
    await target.write('a.json', Buffer.from('one'), undefined)
    expect(await target.write('a.json', Buffer.from('two'), undefined)).toBe(false)
    expect(await text(target, 'a.json')).toBe('one')
  })

  it('replaces a file only if it has not changed since it was read', async () => {
    const target = await open()
    await target.write('a.json', Buffer.from('one'), undefined)
    const tag = (await target.read('a.json'))?.tag
    expect(await target.write('a.json', Buffer.from('two'), tag)).toBe(true)
    expect(await target.write('a.json', Buffer.from('three'), tag)).toBe(false)
    expect(await text(target, 'a.json')).toBe('two')
  })

  it('lets exactly one of many concurrent writers win', async () => {
    const target = await open()
    const writers = Array.from({ length: 8 }, (_, index) => Buffer.from(`${index}`))
    const wins = async (tag: string | undefined) => {
      const results = await Promise.all(writers.map((bytes) => target.write('a.json', bytes, tag)))
      expect(results.filter(Boolean)).toHaveLength(1)
      expect(await text(target, 'a.json')).toBe(String(results.indexOf(true)))
    }
    await wins(undefined)
    const first = await target.read('a.json')
    await target.write('a.json', Buffer.from('again'), first?.tag)
    await wins((await target.read('a.json'))?.tag)
  })

  it('removes a file, and does nothing if there is none', async () => {
    const target = await open()
    await target.write('a.json', Buffer.from('one'), undefined)
    await target.remove('a.json')
    expect(await target.read('a.json')).toBeUndefined()
    await target.remove('a.json')
  })

  it('tells the time, and tidies up without touching a file', async () => {
    const target = await open()
    await target.write('a.json', Buffer.from('one'), undefined)
    const time = (await target.now()).getTime()
    expect(Math.abs(time - Date.now())).toBeLessThan(60_000)
    await target.tidy()
    expect(await text(target, 'a.json')).toBe('one')
  })
})

describe('a folder', () => {
  it('deletes the folders that a file leaves empty, and what interrupted writes left an hour ago', async () => {
    const folder = await newFolder()
    const target = folderTarget(folder)
    for (const path of ['a/b/c.js', 'a/d.js']) await target.write(path, Buffer.from(''), undefined)
    await target.remove('a/b/c.js')
    expect(await readdir(join(folder, 'a'))).toEqual(['d.js'])

    const left = ['.', HIDDEN_FOLDER].map((place) => join(folder, place, `.${randomUUID()}.tmp`))
    const [old = '', fresh = ''] = left
    for (const file of left) await writeFile(file, '')
    await utimes(old, 0, 0)
    await target.tidy()
    expect([existsSync(old), existsSync(fresh)]).toEqual([false, true])
  })

  it('writes where another publisher keeps deleting the empty folder', async () => {
    const target = folderTarget(await newFolder())
    const rounds = Array.from({ length: 40 }, (_, round) => `a/${round}.js`)
    await Promise.all(
      rounds.map(async (path) => {
        expect(await target.write(path, Buffer.from(path), undefined)).toBe(true)
        await target.remove(path)
      }),
    )
    expect(await target.read('a/0.js')).toBeUndefined()
  })
})

describe('a bucket', () => {
  it('stores each file with its Content-Type and Cache-Control', async () => {
    const target = s3Target('s3://site', s3.env)
    const file = 'remotes/generator/0.1.0/main.js'
    await target.write(file, Buffer.from('1'), undefined)
    await target.write('remotes.json', Buffer.from('{}'), undefined)
    expect(s3.objects.get(`site/${file}`)).toMatchObject({
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    })
    expect(s3.objects.get('site/remotes.json')).toMatchObject({
      contentType: 'application/json',
      cacheControl: 'no-cache',
    })
  })

  it('reports the service’s error code for a wrong key', async () => {
    const env = { ...s3.env, AWS_SECRET_ACCESS_KEY: 'wrong' }
    await expect(s3Target('s3://site', env).read('remotes.json')).rejects.toThrow(
      /^GET http.*\/site\/remotes\.json responded with 403 \(SignatureDoesNotMatch\)\.$/,
    )
  })

  it('requires credentials and a bucket’s name', () => {
    expect(() => s3Target('s3://site', {})).toThrow(/AWS_ACCESS_KEY_ID/)
    expect(() => s3Target('s3://', s3.env)).toThrow(
      '"s3://" is not of the form s3://bucket/prefix.',
    )
  })
})
