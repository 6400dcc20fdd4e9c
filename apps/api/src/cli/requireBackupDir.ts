import type { Settings } from '../start/settings/readSettings.ts'

/** @throws Error that says who backs up what */
export const requireBackupDir = ({ backupDir, databaseUrl }: Settings): string => {
  if (databaseUrl)
    throw new Error(
      'A server of your own is backed up by its own means: docs/runbooks/restore.md has them.',
    )
  if (!backupDir)
    throw new Error('BACKUP_DIR, the folder of the archive and of backups, must be set.')

  return backupDir
}
