import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keepAssets } from '../assets/keepAssets.ts'
import { readConfig } from '../config/readConfig.ts'
import { root } from '../config/root.ts'

const { assetsDir } = readConfig(process.env)
if (!assetsDir) throw new Error('ASSETS_DIR is not set: there is no folder to keep builds in.')

for (const site of ['general', 'adult'] as const) {
  const built = join(root, 'apps', site, '.next')
  const name = (await readFile(join(built, 'BUILD_ID'), 'utf8')).trim()
  const files = join(built, 'standalone/apps', site, '.next/static')
  const folder = join(assetsDir, site)
  await mkdir(folder, { recursive: true })
  const kept = await keepAssets(folder, { name, files }, new Date())
  process.stdout.write(`${site}: ${kept.join(', ')}\n`)
}
