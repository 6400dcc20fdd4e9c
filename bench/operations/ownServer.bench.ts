import { randomInt } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { startAdvertising } from '../advertising/support/startAdvertising.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { PORTS } from '../support/ports.ts'
import { benchDir } from '../support/startServer.ts'
import { atMost, shown } from '../support/verdict.ts'
import { ask } from './support/ask.ts'
import { judgeRestored } from './support/judgeRestored.ts'
import { openOwnServer } from './support/openOwnServer.ts'
import { placeForAWhile } from './support/placeForAWhile.ts'
import { runCommand } from './support/runCommand.ts'

const SECONDS = wanted(600)
const ADS = wanted(10_000)

const home = `${benchDir}/own-server`
await rm(home, { recursive: true, force: true })
const server = openOwnServer(`${home}/server`, PORTS.upstream)
const embedded = {
  DATA_DIR: `${home}/data`,
  POSTGRES_PORT: String(PORTS.postgres),
  SEED_ADS: String(ADS),
}
const own = {
  ...embedded,
  SEED_ADS: '0',
  DATABASE_URL: server.address('inzrt', 'inzrt'),
  DATABASE_OWNER_URL: server.address('inzrt_owner', 'inzrt'),
}
runCommand('seed', [String(ADS)], embedded)
await mkdir(`${home}/server/wal`, { mode: 0o777 })
server.init('lived')
server.start('lived', {
  archive_mode: 'on',
  archive_command: `test ! -f ${home}/server/wal/%f && cp %p ${home}/server/wal/%f`,
})
await server.addDatabase()
runCommand('migrateDatabase', [], own)
const copying = performance.now()
runCommand('copyDatabase', [], own)
const copied = (performance.now() - copying) / 1_000
const [there] = await ask<{ ads: number }>(own.DATABASE_URL, 'select count(*)::int as ads from ads')

const advertising = await startAdvertising(own)
const first = placeForAWhile(advertising, SECONDS * 500)
server.run(
  'pg_basebackup',
  ...['-d', server.address('postgres', 'postgres'), '-D', `${home}/server/base`],
  ...['--checkpoint=fast', '--wal-method=none', '--no-manifest'],
)
const begun = Date.now()
const placed = [...(await first), ...(await placeForAWhile(advertising, SECONDS * 500))]
await advertising.stop()
server.stop('lived')

const moment = new Date(randomInt(begun + 1_000, Date.now() - 2_000))
await writeFile(`${home}/server/base/recovery.signal`, '')
server.start('base', {
  restore_command: `cp ${home}/server/wal/%f %p`,
  recovery_target_time: moment.toISOString().replace('Z', '+00'),
  recovery_target_action: 'promote',
})
const RECOVERING = 'select pg_is_in_recovery() as is'
while ((await ask<{ is: boolean }>(own.DATABASE_URL, RECOVERING))[0]?.is) await pause(100)
const verdicts = await judgeRestored(own.DATABASE_URL, placed, moment)
server.stop('base')

reportAttack('operations-own-server', {
  title: 'From the embedded database to a server of one’s own, and that as it was at a moment',
  method: [
    `\`database:copy\` fills a server of this machine's own programs from an embedded database of ${ADS} ads; the product then runs on it.`,
    `Four people place ads for ${SECONDS} s while \`pg_basebackup\` copies it and it archives what it writes. A server made of both goes to a moment picked at random.`,
  ],
  verdicts: [
    shown('ads copied to the server', ADS),
    atMost('ads that are missing there', ADS - (there?.ads ?? 0), 0),
    shown('time to copy', copied, 's'),
    shown('ads acknowledged in all', placed.length),
    ...verdicts,
  ],
})
process.exit()
