import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PUBLISHED, type Published, readManifest } from '../packages/packageReports.ts'
import { orExplain } from '../stack/orExplain.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'

const NAMES = Object.keys(PUBLISHED) as Published[]
const { GITHUB_REF_NAME: tag, GITHUB_REPOSITORY: repository } = process.env

/** Provenance holds only where a manifest names the repository that builds it, which only the workflow knows. */
const nameRepository = (name: Published): void => {
  const file = `${root}packages/${name}/package.json`
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  manifest.repository = {
    type: 'git',
    url: `git+https://github.com/${repository}.git`,
    directory: `packages/${name}`,
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}

const packed = mkdtempSync(join(tmpdir(), 'inzrt-published-'))

await orExplain(async () => {
  try {
    const versions = NAMES.map((name) => `v${readManifest(name).version}`)
    if (!repository || versions.some((version) => version !== tag))
      throw new Error(
        `The tag ${tag} is not the version of the packages, ${versions.join(', ')}: packages are published by the workflow "release".`,
      )
    for (const name of NAMES) nameRepository(name)
    for (const name of NAMES) {
      const file = join(packed, `${name}.tgz`)
      await run('pnpm', ['--filter', `@inzrt/${name}`, 'pack', '--out', file])
      await run('npm', [
        'publish',
        file,
        '--provenance',
        '--access',
        'public',
        ...process.argv.slice(2),
      ])
    }
  } finally {
    rmSync(packed, { recursive: true, force: true })
  }
})
