import { parseArgs } from 'node:util'
import { restoreBackup } from '../platform/database/backup/restoreBackup.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { embeddedCluster, provideDatabase } from '../start/provideDatabase.ts'
import { readSettings } from '../start/settings/readSettings.ts'
import { requireBackupDir } from './requireBackupDir.ts'
import { runCommand } from './runCommand.ts'

const USAGE =
  'node src/cli/restoreDatabase.ts --to <moment, such as "2026-11-28 14:31", or "latest">'

/** Without an offset it is the time of this machine. */
const readMoment = (text: string | undefined): Date | null => {
  if (text === 'latest') return null
  const moment = new Date(text ?? '')
  if (Number.isNaN(moment.getTime()) || moment.getTime() > Date.now())
    throw new Error(`--to must be a moment of the past, or "latest".\n${USAGE}`)

  return moment
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const until = readMoment(values.to)
  const settings = readSettings(process.env)
  const backups = requireBackupDir(settings)
  const since = await restoreBackup({ ...embeddedCluster(settings), backups }, until)
  // It runs for a look alone: what it writes is no part of the archive yet.
  const provided = await provideDatabase({ ...settings, backupDir: null })
  const { pool, close } = openDatabase(provided.url, { statementTimeoutMs: 0 })
  const { rows } = await pool.query('select count(*)::int as ads from ads')
  await close()
  await provided.release()
  console.log(
    `Restored ${until ? `to ${until.toISOString()} (${until.toLocaleString('cs-CZ')} here)` : 'all that was archived'} from the backup of ${since.toISOString()}: ${rows[0]?.ads} ads.`,
  )
})
