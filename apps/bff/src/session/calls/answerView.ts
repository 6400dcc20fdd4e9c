import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { answerUser } from './answerUser.ts'
import type { CallErrand } from './CallErrand.ts'

/** Robots that run a page's scripts say so; those that do not are not told from people. */
const ROBOT = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit/i

/** A look at an ad, counted unless a robot had it. */
export const answerView = (errand: CallErrand): Promise<void> => {
  const { visit } = errand
  if (!ROBOT.test(visit.request.headers['user-agent'] ?? '')) return answerUser(errand)

  return sendJson(visit, { status: 200, body: jsonOf({ message: 'Nezapočítáno.' }) })
}
