import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../../../../scripts/testing/freePort.ts'
import { systemClock } from '../../platform/clock/Clock.ts'
import { outbox } from '../../platform/database/schema/outbox.ts'
import { createSteppableDatabase } from '../../test/createSteppableDatabase.ts'
import { silentLog } from '../../test/silentLog.ts'
import { startTestSandbox } from '../../test/startTestSandbox.ts'
import { TEST_SITES } from '../../test/testSites.ts'
import { createSmsCourier } from '../sms/createSmsCourier.ts'
import { createOutbox } from './createOutbox.ts'
import { deliverMessages } from './deliverMessages.ts'
import { CLAIM_SECONDS, createOutboxRepository } from './outbox.repository.ts'

const database = await createSteppableDatabase()
const sandbox = await startTestSandbox(await freePort())
afterAll(async () => {
  await sandbox.stop()
  await database.close()
})
const { SMS_GATEWAY_URL: url, SMS_GATEWAY_KEY: key } = sandbox.settings
const { db } = database

const dieWhileSending = async (moment: 'before' | 'after'): Promise<unknown> => {
  const worker = spawn(
    process.execPath,
    [`${import.meta.dirname}/../../test/dieWhileSending.ts`, database.url, moment, url, key],
    { stdio: 'inherit' },
  )
  const [, signal] = await once(worker, 'exit')

  return signal
}

test.each(['before', 'after'] as const)(
  'a worker killed %s handing a message over loses nothing and doubles nothing',
  async (moment) => {
    const delivery = {
      messages: createOutboxRepository(database),
      couriers: { sms: createSmsCourier({ url, key }) },
      clock: systemClock,
    }
    const to = `+420 ${moment}`
    await db.transaction((tx) =>
      createOutbox(systemClock, TEST_SITES).enqueue(tx, {
        channel: 'sms',
        brand: 'general',
        template: 'phoneCode',
        payload: { text: 'Kód 482 913' },
        to,
      }),
    )

    expect(await dieWhileSending(moment)).toBe('SIGKILL')
    await deliverMessages(delivery, silentLog)
    expect(await sandbox.textsTo(to)).toHaveLength(moment === 'after' ? 1 : 0)

    await database.step(CLAIM_SECONDS + 1)
    await deliverMessages(delivery, silentLog)
    expect(await sandbox.textsTo(to)).toHaveLength(1)
    expect((await db.select().from(outbox)).every(({ state }) => state === 'sent')).toBe(true)
  },
)
