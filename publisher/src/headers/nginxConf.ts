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

/**
 * A configuration for nginx, to include in its `http` block, that serves the site's files with their headers and
 * proxies the functions. nginx does not send a header whose value is empty.
 */
export const nginxConf = (origins: Origins): string => `# Written by "npm run headers -- nginx".

map $uri $cache_control {
${rowsOf(CACHE_ROWS.map(({ pattern, headers }) => [pattern, headers['Cache-Control'] ?? '']))}
}
${Object.entries(SHARED_ROW.headers)
  .map(
    ([name, value]) => `
map $uri $${variableOf(name)} {
${rowsOf([[SHARED_ROW.pattern, value]])}
}
`,
  )
  .join('')}
map $uri $frame_ancestors {
${rowsOf([[FRAME, frameAncestors(origins).join(' ')]])}
    default "'none'";
}

server {
    listen 8080;
    root /srv/dramatis;

    gzip on;
    gzip_vary on;
    gzip_types text/css application/javascript application/json image/svg+xml;

    add_header Cache-Control $cache_control;
${Object.keys(SHARED_ROW.headers)
  .map((name) => `    add_header ${name} $${variableOf(name)};`)
  .join('\n')}
${linesOf(withFrameAncestors(securityHeaders(origins), '$frame_ancestors'))}

    location /${HIDDEN_FOLDER}/ {
        return 404;
    }

    # The functions, and share links, which they serve.
    location ~ ^/(\\.netlify/functions|s)/ {
        add_header X-Content-Type-Options "nosniff"; # instead of the headers above
        proxy_pass http://localhost:3010;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
    }
}
`

const rowsOf = (rows: readonly (readonly [RegExp, string])[]): string =>
  rows.map(([pattern, value]) => `    "~${pattern.source}" "${value}";`).join('\n')

/** The nginx variable for a header, such as `access_control_allow_origin`. */
const variableOf = (header: string): string => header.toLowerCase().replaceAll('-', '_')

const linesOf = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n')
