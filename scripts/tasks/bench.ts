import { globSync } from 'node:fs'
import { build } from '../stack/build.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'

const all = globSync('*/*.bench.ts', { cwd: `${root}bench` }).sort()
const wanted = process.argv.slice(2)
const chosen = all.filter(
  (file) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
)

await build(['@inzrt/general', '@inzrt/adult'])
for (const file of chosen) {
  console.log(`\n── ${file}`)
  await run('node', [`bench/${file}`]).catch(() => {
    process.exitCode = 1
  })
}
