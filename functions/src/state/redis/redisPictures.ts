import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { Engine, Understanding } from '../../contract/index.ts'
import type { EncodedPicture } from '../../engines/Painter.ts'
import type { PictureCache } from '../../engines/PictureCache.ts'
import { script, type RedisStore } from '../../redis/RedisStore.ts'

/** How long a picture is kept. */
const PICTURE_MS = 60 * 60_000

/**
 * KEYS: the pictures by the time they were stored, their sizes with the sum, and the new picture. ARGV: how long to
 * keep a picture, the maximum size of all pictures, and the new picture's bytes and details.
 */
const KEEP = script(`
local byTime, sizes, key = KEYS[1], KEYS[2], KEYS[3]
local ttl, max, size = tonumber(ARGV[1]), tonumber(ARGV[2]), #ARGV[3] + #ARGV[4]
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local total = tonumber(redis.call('HGET', sizes, 'total') or 0)
local function drop(one)
  total = total - (redis.call('HGET', sizes, one) or 0)
  redis.call('HDEL', sizes, one)
  redis.call('ZREM', byTime, one)
  redis.call('DEL', one)
end
drop(key)
for _, one in ipairs(redis.call('ZRANGE', byTime, '-inf', now - ttl, 'BYSCORE')) do drop(one) end
if size <= max then
  while total + size > max do drop(redis.call('ZRANGE', byTime, 0, 0)[1]) end
  redis.call('HSET', key, 'bytes', ARGV[3], 'about', ARGV[4])
  redis.call('PEXPIRE', key, ttl)
  redis.call('ZADD', byTime, now, key)
  redis.call('HSET', sizes, key, size)
  total = total + size
end
redis.call('HSET', sizes, 'total', total)
`)

const About = t.intersection([
  t.type({ width: t.number, height: t.number, engine: Engine }),
  t.partial({ alt: t.string, unread: t.array(t.string), understood: Understanding }),
])

/** The pictures of the last hour that fit into `maxBytes` together; the oldest are dropped first. */
export const redisPictures = ({ key, run }: RedisStore, maxBytes: number): PictureCache => {
  const keysOf = (name: string) => [key('pictures'), key('picture-sizes'), key('picture', name)]
  return {
    async get(name) {
      const { bytes, about } = await run((redis) => redis.hgetallBuffer(key('picture', name)))
      return bytes && about && pictureOf(bytes, about)
    },
    async set(name, { bytes, ...about }) {
      const args = [PICTURE_MS, maxBytes, Buffer.from(bytes), JSON.stringify(about)]
      await run((redis) => KEEP(redis, keysOf(name), args))
    },
  }
}

const pictureOf = (bytes: Buffer, text: Buffer): EncodedPicture | undefined => {
  const about = About.decode(JSON.parse(text.toString()))
  return isRight(about) ? { bytes, ...about.right } : undefined
}
