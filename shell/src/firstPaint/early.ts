// The page's first script, a file of its own that blocks the parser: see `tools/FirstPaintPlugin.mjs`.
import { prepareFirstPaint } from './prepareFirstPaint.ts'
import { startAfterPaint } from './startAfterPaint.ts'
import { watchScripts } from './watchScripts.ts'

watchScripts()
prepareFirstPaint()
startAfterPaint()
