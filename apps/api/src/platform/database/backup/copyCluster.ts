import { constants, copyFile, mkdir, open, readdir } from 'node:fs/promises'

/** Folders whose content a server makes again or that belong to one that runs. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init|recovery\.signal)$/
const CONTROL = 'pg_control'

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A table may be dropped while it is copied: the archive says so afterwards. */
const copySynced = async (from: string, to: string): Promise<void> => {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (isGone(error)) return
    throw error
  }
  const handle = await open(to, 'r+')
  await handle.sync().finally(() => handle.close())
}

/** Copies the files of a server that runs; they say something only together with what it archives meanwhile. */
export const copyCluster = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { withFileTypes: true }).catch((error) => {
    if (isGone(error)) return []
    throw error
  })
  // The file that says how far the others are comes last.
  const inOrder = entries.toSorted(
    (a, b) => Number(a.name === CONTROL) - Number(b.name === CONTROL),
  )
  for (const entry of inOrder) {
    if (LEFT_OUT.test(entry.name)) continue
    const [source, target] = [`${from}/${entry.name}`, `${to}/${entry.name}`]
    if (!entry.isDirectory()) await copySynced(source, target)
    else if (EMPTY.has(entry.name)) await mkdir(target, { mode: 0o700 })
    else await copyCluster(source, target)
  }
}
