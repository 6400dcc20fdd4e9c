import { testSettings } from '../../scripts/stack/settings.ts'
import { ask } from './ask.ts'

const clock = async (move: object): Promise<void> => {
  const body = JSON.stringify(move)
  const { status } = await ask(`http://localhost:${testSettings.ports.api}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  if (status !== 200) throw new Error(`The clock answered ${status}.`)
}

/** Moves the product's clock on; it is common to all who use the product at that time. */
export const moveClock = (advanceMinutes: number): Promise<void> => clock({ advanceMinutes })

export const resetClock = (): Promise<void> => clock({ reset: true })
