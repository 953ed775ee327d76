import { remote } from '../tools/webpack/remote.mjs'

export default remote({ name: 'billing', directory: import.meta.dirname })
