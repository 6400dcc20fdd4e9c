import { run } from '../stack/run.ts'

const SUITE = 'bookworm'

/** What Node and the native modules are linked to; more of Debian nobody asks for. */
const PACKAGES = 'libc6,libstdc++6'

const LEFT_OUT = ['/usr/share/*', '/usr/lib/*/gconv/*', '/lib/*/libc_malloc_debug*']
const KEPT = ['/usr/share/doc/*/copyright']

/** Packs the libraries of Debian, with its security updates of today, into an archive. */
export const makeBase = (archive: string): Promise<void> =>
  run('mmdebstrap', [
    ...['--quiet', '--variant=extract', `--include=${PACKAGES}`],
    // Devices are the runtime's.
    ...['--skip=output/dev', '--skip=output/mknod'],
    ...LEFT_OUT.map((path) => `--dpkgopt=path-exclude=${path}`),
    ...KEPT.map((path) => `--dpkgopt=path-include=${path}`),
    ...[SUITE, archive],
  ])
