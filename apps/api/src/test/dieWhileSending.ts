import { createSandboxMessages } from '../../../sandbox/src/mail/messages.repository.ts'
import { createSandboxPhone } from '../../../sandbox/src/phone/createSandboxPhone.ts'
import { deliverMessages } from '../messages/outbox/deliverMessages.ts'
import { createOutboxRepository } from '../messages/outbox/outbox.repository.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { silentLog } from './silentLog.ts'

/** A process that hands one message over, or not even that, and is killed before it can say so. */
const [url = '', moment] = process.argv.slice(2)
const database = openDatabase(url, { maxConnections: 2 })
const clock = () => new Date()
const bring = createSandboxPhone(createSandboxMessages(database), clock)

await deliverMessages(
  {
    messages: createOutboxRepository(database),
    couriers: {
      sms: async (...message) => {
        if (moment === 'after') await bring(...message)
        process.kill(process.pid, 'SIGKILL')
      },
    },
    clock,
  },
  silentLog,
)
