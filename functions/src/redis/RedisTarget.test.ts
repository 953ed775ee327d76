import { readRedisTarget } from './RedisTarget.ts'

test.each([
  'redis://localhost',
  'redis://:secret@redis.example:6380/2',
  'rediss://user:secret@redis.example',
  '/run/redis/redis.sock',
])('%s is one server, as ioredis reads it', (url) => {
  expect(readRedisTarget(url)).toEqual({ kind: 'server', url })
})

test('reads sentinels, and the name of their master', () => {
  expect(readRedisTarget('redis+sentinel://user:p%40ss@one,[::1]:26380/main/3')).toEqual({
    kind: 'sentinel',
    nodes: [
      { host: 'one', port: 26379 },
      { host: '::1', port: 26380 },
    ],
    name: 'main',
    db: 3,
    username: 'user',
    password: 'p@ss',
    tls: false,
  })
})

test('reads the nodes of a cluster', () => {
  expect(readRedisTarget('rediss+cluster://:secret@one,two:7001')).toEqual({
    kind: 'cluster',
    nodes: [
      { host: 'one', port: 6379 },
      { host: 'two', port: 7001 },
    ],
    password: 'secret',
    tls: true,
  })
})

test.each([
  'localhost:6379',
  'http://localhost',
  'redis://',
  'redis://localhost/main',
  'redis://localhost?maxRetriesPerRequest=1',
  'redis+sentinel://one:26379',
  'redis+cluster://one/main',
  'redis+cluster://one,,two',
  'redis+cluster://one:port',
  'redis+sentinel://user:%E0%A4%A@one/main',
])('does not take %s', (text) => {
  expect(readRedisTarget(text)).toBeUndefined()
})
