import { cp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '@inzrt/domain/time'

const RETENTION_DAYS = 7
const RETAINED_BUILDS = 2

export type Build = Readonly<{
  name: string
  /** Its folder `_next/static`. */
  files: string
}>

/** Builds in the order in which they were kept, the newest first. */
const listBuilds = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.new'))
  const builds = await Promise.all(
    names.map(async (name) => ({ name, keptAt: (await stat(join(folder, name))).mtimeMs })),
  )

  return builds.toSorted((one, other) => other.keptAt - one.keptAt)
}

/**
 * Keeps the files of a build where every bff finds them, and deletes builds that were kept more than a week ago but for the
 * last two.
 * @returns the builds that are kept now, this one first
 */
export const keepAssets = async (folder: string, build: Build, now: Date): Promise<string[]> => {
  const target = join(folder, build.name)
  const unfinished = `${target}.new`
  await rm(unfinished, { recursive: true, force: true })
  await cp(build.files, join(unfinished, 'static'), { recursive: true })
  await rm(target, { recursive: true, force: true })
  await rename(unfinished, target)
  await utimes(target, now, now)

  const builds = await listBuilds(folder)
  const before = now.getTime() - RETENTION_DAYS * DAY_MS
  const isOver = ({ keptAt }: { keptAt: number }, at: number) =>
    at >= RETAINED_BUILDS && keptAt < before
  for (const { name } of builds.filter(isOver)) await rm(join(folder, name), { recursive: true })

  return builds.filter((kept, at) => !isOver(kept, at)).map(({ name }) => name)
}
