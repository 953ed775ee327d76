import type { RedisStore } from '../../redis/RedisStore.ts'
import { JOB_MS } from '../jobId.ts'

/** Files too large for BullMQ, which would keep and send them several times. They expire with the outcome. */
export interface JobFiles {
  keepPicture(id: string, bytes: Uint8Array): Promise<void>
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

export const jobFiles = ({ key, run }: RedisStore): JobFiles => {
  const pictureKey = (id: string) => key('job-picture', id)
  const previewKey = (id: string) => key('job-preview', id)
  const photoKey = (id: string) => key('job-photo', id)
  const stopKey = (id: string) => key('job-stop', id)
  const keep = async (name: string, value: string | Buffer) => {
    await run((redis) => redis.set(name, value, 'PX', JOB_MS))
  }
  const read = async (name: string) => (await run((redis) => redis.get(name))) ?? undefined
  return {
    keepPicture: (id, bytes) => keep(pictureKey(id), Buffer.from(bytes)),
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
