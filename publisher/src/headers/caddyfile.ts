import { HIDDEN_FOLDER } from './hiddenFolder.ts'
import {
  CACHE_ROWS,
  FRAME,
  frameAncestors,
  securityHeaders,
  SHARED_ROW,
  type Headers,
  type Origins,
} from './siteHeaders.ts'
import { withFrameAncestors } from './withFrameAncestors.ts'

/** A configuration for Caddy 2 that serves the site's files with their headers and proxies the functions. */
export const caddyfile = (origins: Origins): string => `# Written by "npm run headers -- caddy".

{$SITE_ADDRESS:http://localhost:8080} {
	root * {$SITE_FOLDER:dist/site}

	# The functions, and share links, which they serve.
	@functions path /.netlify/functions/* /s/*
	handle @functions {
		reverse_proxy {$FUNCTIONS_ADDRESS:localhost:3010}
	}

	handle {
		map {path} {cache_control} {
${CACHE_ROWS.map(({ pattern, headers }) => `			"~${pattern.source}" "${valueOf(headers)}"`).join('\n')}
		}
		map {path} {frame_ancestors} {
			"~${FRAME.source}" "${frameAncestors(origins).join(' ')}"
			default "'none'"
		}
		@found file {path} {path}index.html
		header @found Cache-Control {cache_control}
		header {
${linesOf(withFrameAncestors(securityHeaders(origins), '{frame_ancestors}'), '\t\t\t')}
		}
		@shared path_regexp ${SHARED_ROW.pattern.source}
		header @shared {
${linesOf(SHARED_ROW.headers, '\t\t\t')}
		}
		encode gzip
		file_server {
			precompressed br
			hide ${HIDDEN_FOLDER}
		}
	}
}
`

const linesOf = (headers: Headers, indentation: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indentation}${name} "${value}"`)
    .join('\n')

const valueOf = (headers: Headers): string => headers['Cache-Control'] ?? ''
