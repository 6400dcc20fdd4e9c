import { type Clock, systemClock } from '../../api/src/platform/clock/Clock.ts'
import {
  type MovableClock,
  openMovableClock,
} from '../../api/src/platform/clock/openMovableClock.ts'
import type { Database } from '../../api/src/platform/database/openDatabase.ts'
import { createSandboxMessages, type SandboxMessages } from './mail/messages.repository.ts'
import { createSmsSimulator, type SmsSimulator } from './phone/createSmsSimulator.ts'
import { createPhoneRepository, type PhoneRepository } from './phone/phone.repository.ts'

/** What stands in for the world while the product is tried on one machine. */
export type Sandbox = Readonly<{
  clock: MovableClock
  messages: SandboxMessages
  phone: PhoneRepository
  simulator: SmsSimulator
}>

export const openSandbox = async (
  database: Database,
  unmoved: Clock = systemClock,
): Promise<Sandbox> => {
  const clock = await openMovableClock(database, unmoved)

  return {
    clock,
    messages: createSandboxMessages(database),
    phone: createPhoneRepository(database),
    simulator: createSmsSimulator(clock.now),
  }
}
