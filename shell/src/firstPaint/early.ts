// The page's first script, in a file of its own that holds the parser up: see `tools/FirstPaintPlugin.mjs`.
import { prepareFirstPaint } from './prepareFirstPaint.ts'
import { watchScripts } from './watchScripts.ts'

watchScripts()
prepareFirstPaint()
