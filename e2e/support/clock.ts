import { MINUTE_MS } from '@inzrt/domain/time'
import { type Answer, ask, type Question } from './ask.ts'
import { SANDBOX } from './sandbox.ts'

const clock = async (question: Question): Promise<Answer> => {
  const answer = await ask(`${SANDBOX}/clock`, question)
  if (answer.status !== 200) throw new Error(`The clock answered ${answer.status}.`)

  return answer
}

const move = async (how: object): Promise<void> => {
  await clock({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(how),
  })
}

/** Moves the product's clock on; it is common to all who use the product at that time. */
export const moveClock = (advanceMinutes: number): Promise<void> => move({ advanceMinutes })

export const DAY_MINUTES = 1_440

/** What time it is in the product. */
export const productTime = async (): Promise<number> =>
  Date.parse((await clock({})).json().data.now)

/** Moves the product's clock to so many days before a moment, or after it when they are fewer than none. */
export const moveClockBefore = async (moment: string, days: number): Promise<void> => {
  await moveClock(
    Math.round((Date.parse(moment) - (await productTime())) / MINUTE_MS - days * DAY_MINUTES),
  )
}

export const resetClock = (): Promise<void> => move({ reset: true })
