import { randomBytes } from 'node:crypto'
import { JOB_MINUTES } from '../contract/index.ts'

/** 128 random bits. Whoever knows an id may use the job, so ids must not appear in a log. */
export const newJobId = (): string => randomBytes(16).toString('base64url')

export const isJobId = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** How long a job's outcome is kept, in milliseconds. */
export const JOB_MS = JOB_MINUTES * 60_000
