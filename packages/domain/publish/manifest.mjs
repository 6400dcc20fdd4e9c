// npm packs package.json as it stands, while the workspace wants sources in `exports`. Around a pack
// the manifest therefore says what publishConfig says; the workspace's own comes back right after.
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const manifest = new URL('../package.json', import.meta.url)
const kept = new URL('../package.workspace.json', import.meta.url)

const publish = () => {
  copyFileSync(manifest, kept)
  const { publishConfig, scripts, devDependencies, ...fields } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  )
  writeFileSync(manifest, `${JSON.stringify({ ...fields, ...publishConfig }, null, 2)}\n`)
}

const restore = () => renameSync(kept, manifest)

process.argv[2] === 'publish' ? publish() : restore()
