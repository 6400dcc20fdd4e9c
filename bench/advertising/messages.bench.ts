import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createOutbox } from '../../apps/api/src/messages/outbox/createOutbox.ts'
import { deliverMessages } from '../../apps/api/src/messages/outbox/deliverMessages.ts'
import { createOutboxRepository } from '../../apps/api/src/messages/outbox/outbox.repository.ts'
import { createSmsCourier } from '../../apps/api/src/messages/sms/createSmsCourier.ts'
import { systemClock } from '../../apps/api/src/platform/clock/Clock.ts'
import { migrate } from '../../apps/api/src/platform/database/migrate.ts'
import { openDatabase } from '../../apps/api/src/platform/database/openDatabase.ts'
import { provideDatabase } from '../../apps/api/src/start/provideDatabase.ts'
import { readSettings } from '../../apps/api/src/start/settings/readSettings.ts'
import { silentLog } from '../../apps/api/src/test/silentLog.ts'
import { startTestSandbox } from '../../apps/api/src/test/startTestSandbox.ts'
import { TEST_SITES } from '../../apps/api/src/test/testSites.ts'
import { reportAttack } from '../security/support/reportAttack.ts'
import { wanted } from '../security/support/wanted.ts'
import { PORTS } from '../support/ports.ts'
import { benchDir } from '../support/startServer.ts'
import { atLeast, atMost } from '../support/verdict.ts'

const KILLS = wanted(50)
const WORKER = fileURLToPath(new URL('../../apps/api/src/test/dieWhileSending.ts', import.meta.url))

const settings = readSettings({
  NODE_ENV: 'development',
  SEED_ADS: '0',
  LOG_LEVEL: 'error',
  DATA_DIR: `${benchDir}/messages`,
  POSTGRES_PORT: String(PORTS.postgres),
})
const provided = await provideDatabase(settings)
await migrate(provided.url)
const database = openDatabase(provided.url)
const sandbox = await startTestSandbox(PORTS.api)
const { SMS_GATEWAY_URL: url, SMS_GATEWAY_KEY: key } = sandbox.settings
const delivery = {
  messages: createOutboxRepository(database),
  couriers: { sms: createSmsCourier({ url, key }) },
  clock: systemClock,
}
const run = randomBytes(4).toString('hex')

/** Kills a worker at the moment it has a message in hand; whether it died so. */
const killWorker = async (moment: 'before' | 'after'): Promise<boolean> => {
  const worker = spawn(process.execPath, [WORKER, provided.url, moment, url, key], {
    stdio: 'inherit',
  })
  const [, signal] = await once(worker, 'exit')

  return signal === 'SIGKILL'
}

let killed = 0
let lost = 0
let doubled = 0
for (let n = 0; n < KILLS; n += 1) {
  const to = `+420 ${run} ${n}`
  await database.db.transaction((tx) =>
    createOutbox(systemClock, TEST_SITES).enqueue(tx, {
      channel: 'sms',
      brand: 'general',
      template: 'phoneCode',
      to,
      payload: { text: 'Kód 482 913' },
    }),
  )
  killed += Number(await killWorker(n % 2 === 0 ? 'before' : 'after'))
  await database.pool.query(
    'update outbox set claimed_until = now() where claimed_until is not null',
  )
  await deliverMessages(delivery, silentLog)
  const { length } = await sandbox.textsTo(to)
  lost += Number(length === 0)
  doubled += Number(length > 1)
}
await sandbox.stop()
await database.close()
await provided.release()

reportAttack('advertising-messages', {
  title: 'A message leaves once',
  method: [
    `${KILLS} messages, the worker that has one in hand killed each time: by turns before it was handed over and after it, before that was written down. Then another worker goes on; the provider knows a message by its key.`,
  ],
  verdicts: [
    atLeast('workers killed with a message in hand', killed, KILLS),
    atMost('messages lost', lost, 0),
    atMost('messages the provider has twice', doubled, 0),
  ],
})
process.exit()
