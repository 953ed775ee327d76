import { addressOf, folderIn, framed } from './build.ts'
import type { Core } from '../core/Core.ts'
import type { openFrame } from '../frame/openFrame.ts'
import { TIME_LIMIT_MS, withinTime } from '../withinTime.ts'
import { importChecked } from '../importChecked.ts'

/**
 * Loads the core that shows the generator in a frame: its script and, in `root`, the frame. It lasts until the page in
 * the frame is loaded anew.
 *
 * @param home the URL of the deployment's `/embed` folder
 * @param signal aborted when the element has left the document
 * @param onReload called when the page in the frame is loaded anew
 */
export const loadFramed = (
  home: string,
  root: ShadowRoot,
  signal: AbortSignal,
  onReload: () => void,
): Promise<Core> => {
  const page = new URL('frame.html', folderIn(home)).href
  const opened = importFramed(home)
    .catch(() => importFramed(home))
    .then(({ openFrame }) => openFrame(page, root, signal, onReload))
  return withinTime(opened, TIME_LIMIT_MS)
}

interface FramedScript {
  readonly openFrame: typeof openFrame
}

/** Part of the URL, since some browsers remember that a module did not load. */
let failures = 0

const importFramed = (home: string): Promise<FramedScript> => {
  const { url, integrity } = addressOf(framed, home)
  return importChecked<FramedScript>({
    url: `${url}#${failures}`,
    integrity,
  }).catch((error: unknown) => {
    failures += 1
    throw error
  })
}
