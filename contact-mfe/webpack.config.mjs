import { remote } from '../tools/webpack/remote.mjs'

export default remote({ name: 'contact', directory: import.meta.dirname })
