import billing from '../../billing-mfe/src/messages/en.json' with { type: 'json' }
import contact from '../../contact-mfe/src/messages/en.json' with { type: 'json' }
import cast from '../../generator-mfe/src/cast/messages/en.json' with { type: 'json' }
import germanGenerator from '../../generator-mfe/src/messages/de.json' with { type: 'json' }
import generator from '../../generator-mfe/src/messages/en.json' with { type: 'json' }
import shell from '../../shell/src/messages/en.json' with { type: 'json' }

/** The page's English texts, by package. */
export const texts = { shell, generator, cast, billing, contact }

/** The generator's German texts. */
export const german = germanGenerator
