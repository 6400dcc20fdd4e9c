import { readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const OF_NEXT = 'next-server.js'

/** For bundled packages that are no modules. */
const REQUIRE =
  "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)"

/**
 * Puts the site's own server before the one Next wrote: it checks the settings and listens on this machine
 * unless told otherwise.
 * @example writeServer('apps/general/.next/standalone/apps/general', 3001)
 */
export const writeServer = (folder: string, port: number): void => {
  const server = join(folder, 'server.js')
  if (!readFileSync(server, 'utf8').includes(OF_NEXT)) renameSync(server, join(folder, OF_NEXT))
  buildSync({
    entryPoints: [fileURLToPath(new URL('serveSite.ts', import.meta.url))],
    outfile: server,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [`./${OF_NEXT}`],
    banner: { js: REQUIRE },
    define: { SITE_PORT: String(port) },
    logLevel: 'error',
  })
}
