import { spawnSync } from 'node:child_process'
import { buildImages } from '../images/buildImages.ts'
import { tryImages } from '../images/tryImages.ts'
import { orExplain } from '../stack/orExplain.ts'

const PROGRAMS = ['mmdebstrap', 'buildah', 'podman']
const INSTALL = `Images are built on Debian or Ubuntu, as root and without a daemon:
apt-get install --no-install-recommends mmdebstrap buildah podman runc`

await orExplain(async () => {
  const missing = PROGRAMS.filter((program) => spawnSync(program, ['--version']).error)
  if (missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}. ${INSTALL}`)
  await buildImages()
  await tryImages()
})
