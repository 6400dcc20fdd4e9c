import { parseArgs } from 'node:util'
import { pruneBackups } from '../platform/database/backup/pruneBackups.ts'
import { takeBackup } from '../platform/database/backup/takeBackup.ts'
import { embeddedCluster, provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'
import { requireBackupDir } from './requireBackupDir.ts'
import { runCommand } from './runCommand.ts'

const USAGE = 'node src/cli/backupDatabase.ts [--keep <number of backups, 7 unless said>]'

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { keep: { type: 'string', default: '7' } } })
  const keep = Number(values.keep)
  if (!Number.isSafeInteger(keep) || keep < 1) throw new Error(`--keep must be 1 or more.`)
  const settings = readSettings(process.env)
  const backups = requireBackupDir(settings)
  const provided = await provideDatabase(settings)
  try {
    const { folder } = await takeBackup({ ...embeddedCluster(settings), backups }, provided.url)
    const removed = await pruneBackups(backups, keep)
    console.log(`${folder} is made, ${removed} older backups are removed.`)
  } finally {
    await provided.release()
  }
})
