import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, ask, type Question } from '../support/ask.ts'

const TRIES = 20
const PAUSE_MS = 1_000

/** Refused before anything was done, because others were waiting. */
const isCrowded = ({ status, body }: Answer): boolean =>
  status === 429 && body.includes('"crowded"')

/** What the bff says when something behind it took too long; it may have been done. */
const isOverdue = ({ status }: Answer): boolean => status === 503 || status === 504

/**
 * Asks the product, again if the machine was too busy to answer and asking again changes nothing.
 * @throws Error when there is no answer to record
 */
export const askSteadily = async (url: string, question: Question = {}): Promise<Answer> => {
  const isHarmless = (question.method ?? 'GET') === 'GET' || url.endsWith('/auth/login')
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await ask(url, question)
    if (!isCrowded(answer) && !isOverdue(answer)) return answer
    if (isOverdue(answer) && !isHarmless) break
    await delay(PAUSE_MS)
  }
  throw new Error(`${url} was not answered in time: this machine is too busy to record.`)
}
