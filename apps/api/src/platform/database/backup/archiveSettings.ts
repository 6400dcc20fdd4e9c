import { walFolder } from './Backups.ts'

/** What is lost at most when the machine is. */
const AT_LEAST_EVERY = '60s'

/** For the shell, in which PostgreSQL puts its own names where a percent stands. */
const quote = (path: string): string => `'${path.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`

/** A file gets its name once it is whole; one that is there already is right if it is the same. */
const archiveCommand = (folder: string): string => {
  const [kept, unfinished] = [`${quote(folder)}/%f`, `${quote(folder)}/.%f.unfinished`]

  return `cmp -s %p ${kept} || { test ! -f ${kept} && cp %p ${unfinished} && sync ${unfinished} && mv ${unfinished} ${kept}; }`
}

/** Settings by which PostgreSQL keeps all it writes in the archive of a folder of backups. */
export const archiveSettings = (backups: string): Readonly<Record<string, string>> => ({
  archive_mode: 'on',
  archive_timeout: AT_LEAST_EVERY,
  archive_command: archiveCommand(walFolder(backups)),
})

/** Settings by which it reads them again, up to a moment; null: as far as they go. */
export const recoverySettings = (
  backups: string,
  until: Date | null,
): Readonly<Record<string, string>> => ({
  restore_command: `cp ${quote(walFolder(backups))}/%f %p`,
  recovery_target_action: 'promote',
  // No names of zones are known where this is read.
  ...(until && { recovery_target_time: until.toISOString().replace('Z', '+00') }),
  // What is written from here on is another history, which begins once the product runs on it.
  archive_mode: 'off',
})
