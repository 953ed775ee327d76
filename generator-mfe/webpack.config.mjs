import { remote } from '../tools/webpack/remote.mjs'

export default remote({ name: 'generator', directory: import.meta.dirname })
