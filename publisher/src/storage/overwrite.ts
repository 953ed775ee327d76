import type { Target } from './Target.ts'

/** Writes a file, and replaces any existing one. */
export const overwrite = async (target: Target, path: string, bytes: Buffer): Promise<void> => {
  const stored = await target.read(path)
  if (stored?.bytes.equals(bytes)) return
  if (!(await target.write(path, bytes, stored?.tag))) await overwrite(target, path, bytes)
}
