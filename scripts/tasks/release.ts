import { readFileSync, writeFileSync } from 'node:fs'
import { PUBLISHED, type Published } from '../packages/packageReports.ts'
import { orExplain } from '../stack/orExplain.ts'
import { root } from '../stack/settings.ts'

const [version = ''] = process.argv.slice(2)

const rewrite = (path: string, change: (text: string) => string): void => {
  const text = readFileSync(root + path, 'utf8')
  const changed = change(text)
  if (changed === text) throw new Error(`${path} is of version ${version} already.`)
  writeFileSync(root + path, changed)
}

await orExplain(async () => {
  if (!/^\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?$/.test(version))
    throw new Error('Name the version: npm run release -- 0.2.0')
  for (const name of Object.keys(PUBLISHED) as Published[])
    rewrite(`packages/${name}/package.json`, (text) =>
      text.replace(/"version": "[^"]+"/, `"version": "${version}"`),
    )
  const today = new Date().toISOString().slice(0, 10)
  rewrite('CHANGELOG.md', (text) =>
    text.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${today}\n`),
  )
})
