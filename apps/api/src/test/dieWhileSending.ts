import { deliverMessages } from '../messages/outbox/deliverMessages.ts'
import { createOutboxRepository } from '../messages/outbox/outbox.repository.ts'
import { createSmsCourier } from '../messages/sms/createSmsCourier.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { silentLog } from './silentLog.ts'

/** A process that hands one message over, or not even that, and is killed before it can say so. */
const [databaseUrl = '', moment, url = '', key = ''] = process.argv.slice(2)
const database = openDatabase(databaseUrl, { maxConnections: 2 })
const bring = createSmsCourier({ url, key })

await deliverMessages(
  {
    messages: createOutboxRepository(database),
    couriers: {
      sms: async (...message) => {
        if (moment === 'after') await bring(...message)
        process.kill(process.pid, 'SIGKILL')
      },
    },
    clock: () => new Date(),
  },
  silentLog,
)
