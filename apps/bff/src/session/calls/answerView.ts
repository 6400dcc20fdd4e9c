import { jsonOf, sendJson } from '../../answers/sendJson.ts'
import { answerUser } from './answerUser.ts'
import type { CallContext } from './CallContext.ts'

/** Robots that run a page's scripts say so; those that do not are not told from people. */
const ROBOT = /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|facebookexternalhit/i

/** A look at an ad, counted unless a robot had it. */
export const answerView = (callContext: CallContext): Promise<void> => {
  const { context } = callContext
  if (!ROBOT.test(context.request.headers['user-agent'] ?? '')) return answerUser(callContext)

  return sendJson(context, { status: 200, body: jsonOf({ message: 'Nezapočítáno.' }) })
}
