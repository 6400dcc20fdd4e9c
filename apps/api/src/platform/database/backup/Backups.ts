import { existsSync, readdirSync } from 'node:fs'

/** A copy of all files of the database, complete since a moment; the archive leads on from there. */
export type Base = Readonly<{ folder: string; since: Date }>

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/

export const walFolder = (backups: string): string => `${backups}/wal`
export const basesFolder = (backups: string): string => `${backups}/base`

/** Files may not have a colon everywhere. */
export const baseName = (since: Date): string => since.toISOString().replaceAll(':', '-')

const sinceOf = (name: string): Date =>
  new Date(name.replace(/T(\d\d)-(\d\d)-/, (_all, hour, minute) => `T${hour}:${minute}:`))

/** All copies of a folder of backups, the oldest first. */
export const listBases = (backups: string): readonly Base[] => {
  const folder = basesFolder(backups)
  if (!existsSync(folder)) return []

  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => ({ folder: `${folder}/${name}`, since: sinceOf(name) }))
}
