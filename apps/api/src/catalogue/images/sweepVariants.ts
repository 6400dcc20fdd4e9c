import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Kept = Readonly<{ file: string; bytes: number; usedAt: number }>

const CONCURRENCY = 64

const look = async (file: string): Promise<Kept[]> => {
  const found = await stat(file).catch(() => null)

  return found?.isFile() ? [{ file, bytes: found.size, usedAt: found.mtimeMs }] : []
}

const readKept = async (folder: string): Promise<Kept[]> => {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const kept: Kept[] = []
  for (let at = 0; at < names.length; at += CONCURRENCY)
    for (const found of await Promise.all(
      names.slice(at, at + CONCURRENCY).map((name) => look(join(folder, name))),
    ))
      kept.push(...found)

  return kept
}

/** Removes the files of a folder that nobody asked for longest, until the others take no more than so much. */
export const sweepVariants = async (folder: string, mostBytes: number): Promise<void> => {
  const kept = await readKept(folder)
  let bytes = kept.reduce((sum, one) => sum + one.bytes, 0)
  for (const one of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (bytes <= mostBytes) return
    await rm(one.file, { force: true })
    bytes -= one.bytes
  }
}
