import { checkFile } from '../checkFile.ts'
import type { Address } from './build.ts'

/** Imports a module unless it differs from the published file. */
export const importChecked = async <A>({ url, integrity }: Address): Promise<A> => {
  await checkFile(url, integrity)
  return import(/* @vite-ignore */ /* webpackIgnore: true */ url) as Promise<A>
}
