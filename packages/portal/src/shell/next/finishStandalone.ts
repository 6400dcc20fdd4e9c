import { cpSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileAhead } from './compileAhead.ts'
import { compressFiles } from './compressFiles.ts'
import { joinStyles } from './joinStyles.ts'
import { takeSourceMaps } from './takeSourceMaps.ts'
import { writeServer } from './writeServer.ts'

// Run in the folder of a site after its build, with the site's port. Next leaves static files out of its
// standalone server.
const site = process.cwd()
const server = join(site, '.next/standalone/apps', basename(site))

takeSourceMaps(join(site, '.next/static'), join(site, '.next/source-maps'))
for (const folder of ['.next/static', 'public']) {
  const from = join(site, folder)
  if (existsSync(from)) cpSync(from, join(server, folder), { recursive: true, dereference: true })
}
joinStyles(join(server, '.next'))
compileAhead(join(server, '.next/static'))
compressFiles(join(server, '.next/static'))
writeServer(server, Number(process.argv[2]))
