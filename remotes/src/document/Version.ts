import * as t from 'io-ts'
import { fitting } from './fitting.ts'

/** Whether a string is a valid version, which can be a folder's name and part of a URL. */
export const isVersion = (text: string): boolean => /^[a-z\d][a-z\d.+-]{0,63}$/i.test(text)

export const Version = fitting('Version', t.string, isVersion)
