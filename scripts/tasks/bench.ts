import { globSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { build } from '../stack/build.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { ads: { type: 'string' }, share: { type: 'string' } },
})
const settings = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])
const all = globSync('*/*.bench.ts', { cwd: `${root}bench` }).sort()
const chosen = all.filter(
  (file) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
)

await build(['@inzrt/general', '@inzrt/adult'])
for (const file of chosen) {
  console.log(`\n── ${file}`)
  const started = Date.now()
  await run('node', [`bench/${file}`, ...settings]).catch(() => {
    process.exitCode = 1
  })
  console.log(`${((Date.now() - started) / 60_000).toFixed(1)} min`)
}
for (const page of ['writePerformance', 'writeSecurity'])
  await run('node', [`bench/summary/${page}.ts`])
