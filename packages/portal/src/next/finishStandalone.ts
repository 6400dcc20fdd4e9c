import { cpSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileAhead } from './compileAhead.ts'
import { compressFiles } from './compressFiles.ts'

// Next leaves static files out of its standalone server; run in the folder of the site after its build.
const site = process.cwd()
const server = join(site, '.next/standalone/apps', basename(site))

for (const folder of ['.next/static', 'public']) {
  const from = join(site, folder)
  if (existsSync(from)) cpSync(from, join(server, folder), { recursive: true, dereference: true })
}
compileAhead(join(server, '.next/static'))
compressFiles(join(server, '.next/static'))
