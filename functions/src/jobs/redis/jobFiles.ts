import { script, type RedisStore } from '../../redis/RedisStore.ts'
import { JOB_MS } from '../jobId.ts'

/** What a worker holds while a job is its own. */
interface JobLock {
  readonly key: string
  readonly token: string
}

/** Files too large for BullMQ, which would keep and send them several times. They expire with the outcome. */
export interface JobFiles {
  /** Returns whether it was kept; not if the job is another worker's by now. */
  keepPicture(id: string, bytes: Uint8Array, lock: JobLock): Promise<boolean>
  picture(id: string): Promise<Uint8Array | undefined>
  keepPreview(id: string, preview: string): Promise<void>
  preview(id: string): Promise<string | undefined>
  keepPhoto(id: string, photo: string): Promise<void>
  photo(id: string): Promise<string | undefined>
  dropPhoto(id: string): Promise<void>
  /** Asks the process that paints the job to stop. */
  askToStop(id: string): Promise<void>
  isAskedToStop(id: string): Promise<boolean>
  forget(id: string): Promise<void>
}

/** KEYS: the job's lock, and the picture. */
const KEEP_IF_LOCKED = script(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
return 1
`)

export const jobFiles = ({ key, run }: RedisStore): JobFiles => {
  const pictureKey = (id: string) => key('job-picture', id)
  const previewKey = (id: string) => key('job-preview', id)
  const photoKey = (id: string) => key('job-photo', id)
  const stopKey = (id: string) => key('job-stop', id)
  const keep = async (name: string, value: string) => {
    await run((redis) => redis.set(name, value, 'PX', JOB_MS))
  }
  const read = async (name: string) => (await run((redis) => redis.get(name))) ?? undefined
  return {
    async keepPicture(id, bytes, { key: lock, token }) {
      const args = [token, Buffer.from(bytes), JOB_MS]
      return (await run((redis) => KEEP_IF_LOCKED(redis, [lock, pictureKey(id)], args))) === 1
    },
    picture: async (id) => (await run((redis) => redis.getBuffer(pictureKey(id)))) ?? undefined,
    keepPreview: (id, preview) => keep(previewKey(id), preview),
    preview: (id) => read(previewKey(id)),
    keepPhoto: (id, photo) => keep(photoKey(id), photo),
    photo: (id) => read(photoKey(id)),
    async dropPhoto(id) {
      await run((redis) => redis.del(photoKey(id)))
    },
    askToStop: (id) => keep(stopKey(id), '1'),
    isAskedToStop: async (id) => (await run((redis) => redis.exists(stopKey(id)))) === 1,
    async forget(id) {
      await run((redis) => redis.del(pictureKey(id), previewKey(id), photoKey(id)))
    },
  }
}
