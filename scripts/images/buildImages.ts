import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build } from '../stack/build.ts'
import { run } from '../stack/run.ts'
import { root } from '../stack/settings.ts'
import { IMAGES, nameOf } from './images.ts'
import { makeBase } from './makeBase.ts'
import { podman } from './podman.ts'
import { stageService } from './stageService.ts'

/** Lays all that images are made of into a folder. */
const stage = async (folder: string): Promise<void> => {
  await build(['@inzrt/general', '@inzrt/adult'])
  await makeBase(`${folder}/base.tar`)
  cpSync(`${root}deploy/containers`, folder, { recursive: true })
  cpSync(process.execPath, `${folder}/node`)
  mkdirSync(`${folder}/data`, { mode: 0o700 })
  for (const service of ['bff', 'api'])
    await stageService(`apps/${service}`, `${folder}/${service}`)
  cpSync(`${root}deploy/sections.json`, `${folder}/api/deploy/sections.json`)
  for (const site of ['general', 'adult'])
    cpSync(`${root}apps/${site}/.next/standalone`, `${folder}/${site}`, {
      recursive: true,
      verbatimSymlinks: true,
    })
}

/** What images are called in metrics and logs: `RELEASE`, or the commit they are built from where there is one. */
const releaseHere = (): string => {
  const { RELEASE } = process.env
  if (RELEASE) return RELEASE
  const asked = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' })

  return asked.status === 0 ? asked.stdout.trim() : ''
}

/** Builds every image, without a daemon, into the store of this machine that podman reads too. */
export const buildImages = async (): Promise<void> => {
  const folder = mkdtempSync(`${tmpdir()}/inzrt-images-`)
  try {
    const release = releaseHere()
    await stage(folder)
    for (const image of IMAGES) {
      console.log(`Building ${nameOf(image)} …`)
      await run('buildah', [
        // OCI's own format has no HEALTHCHECK.
        ...['build', '--quiet', '--layers', '--format', 'docker'],
        ...(release ? ['--build-arg', `RELEASE=${release}`] : []),
        ...['--target', image, '--tag', nameOf(image), folder],
      ])
    }
    // What the last build made and no name leads to any more.
    podman('image', 'prune', '--force', '--filter', 'label=org.opencontainers.image.vendor=inzrt')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
