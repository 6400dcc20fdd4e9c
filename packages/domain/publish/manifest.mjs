// npm packs package.json as it stands, while the workspace wants sources in `exports`. Around a pack
// the manifest therefore names what is built; the workspace's own comes back right after.
import { copyFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const manifest = new URL('../package.json', import.meta.url)
const kept = new URL('../package.workspace.json', import.meta.url)

/** Each category by its name: a pattern would let types of inner modules in, whose code is in no file. */
const entries = () =>
  readdirSync(new URL('../src', import.meta.url))
    .filter((file) => /^[a-z]+\.ts$/.test(file))
    .map((file) => file.replace('.ts', ''))
    .map((name) => [`./${name}`, { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` }])

const publish = () => {
  copyFileSync(manifest, kept)
  const { scripts, devDependencies, ...fields } = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(
    manifest,
    `${JSON.stringify({ ...fields, exports: Object.fromEntries(entries()) }, null, 2)}\n`,
  )
}

const restore = () => renameSync(kept, manifest)

process.argv[2] === 'publish' ? publish() : restore()
