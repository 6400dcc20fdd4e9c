import { randomInt } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { startAdvertising } from '../advertising/support/startAdvertising.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { PORTS } from '../support/ports.ts'
import { benchDir } from '../support/startServer.ts'
import { atMost, shown } from '../support/verdict.ts'
import { judgeRestored } from './support/judgeRestored.ts'
import { placeForAWhile } from './support/placeForAWhile.ts'
import { runCommand } from './support/runCommand.ts'

const SECONDS = wanted(600)
const WITHIN_S = 3_600

const home = `${benchDir}/restore`
const env = {
  DATA_DIR: `${home}/data`,
  BACKUP_DIR: `${home}/backups`,
  POSTGRES_PORT: String(PORTS.postgres),
  SEED_ADS: '0',
}
await rm(home, { recursive: true, force: true })

const advertising = await startAdvertising(env)
const first = placeForAWhile(advertising, SECONDS * 500)
runCommand('backupDatabase', [], env)
const begun = Date.now()
const placed = [...(await first), ...(await placeForAWhile(advertising, SECONDS * 500))]
await advertising.stop()
await rename(`${home}/data/postgres/cluster`, `${home}/data/postgres/cluster-lost`)

// Not the last moments: the drill is of a wish, not of the end.
const moment = new Date(randomInt(begun + 1_000, Date.now() - 2_000))
const started = performance.now()
runCommand('restoreDatabase', ['--to', moment.toISOString()], env)
const seconds = (performance.now() - started) / 1_000
const again = await startAdvertising(env)
const url = again.database().direct.url
const kept = await judgeRestored(url, placed, moment)
const later = await placeForAWhile(again, 1_000)
await again.stop()

reportAttack('operations-restore', {
  title: 'The database as it was at a moment picked at random',
  method: [
    `Four people place ads for ${SECONDS} s while \`database:backup\` copies the embedded database, which archives what it writes.`,
    'Then it is thrown away and made again by `database:restore` for a moment picked at random; what was acknowledged before it and after it is compared with the ads found, and the product runs on.',
  ],
  verdicts: [
    shown('ads acknowledged in all', placed.length),
    ...kept,
    atMost('time to restore', seconds, WITHIN_S, 's'),
    shown('ads placed afterwards in a second', later.length),
  ],
})
process.exit()
