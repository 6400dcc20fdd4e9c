import { type Clock, systemClock } from '../platform/clock/Clock.ts'
import { type MovableClock, openMovableClock } from '../platform/clock/openMovableClock.ts'
import type { Database } from '../platform/database/openDatabase.ts'
import { createSmsSimulator, type SmsSimulator } from './createSmsSimulator.ts'
import { createSandboxMessages, type SandboxMessages } from './messages.repository.ts'
import { createPhoneRepository, type PhoneRepository } from './phone.repository.ts'

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
