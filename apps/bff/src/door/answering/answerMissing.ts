import { refuse } from '../../answers/refuse.ts'
import type { Brand } from '../../config/Brand.ts'
import { isGated } from '../../gate/isGated.ts'
import type { PageRoute } from '../../routes/Route.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'
import { answerGate } from './answerGate.ts'
import { loadPage, sendPage } from './answerPage.ts'

/** Nothing a slug can be called: the shell draws its page of what does not exist for it. */
const NOT_FOUND_PATH = '/_not-found'

const PROGRAMS = /^\/(api|_next)(\/|$)/

const NO_PAGE: PageRoute = {
  kind: 'page',
  template: 'missing',
  query: [],
  open: false,
  access: 'everyone',
}

/**
 * 404, or 410 for what is no more, without asking anybody whether it exists: people see the site's own page of it, which is kept;
 * when the shell cannot draw that either, the page of last resort.
 */
export const answerMissing = async (
  visit: Visit,
  brand: Brand,
  context: DoorContext,
  status: 404 | 410 = 404,
): Promise<void> => {
  visit.route = NO_PAGE.template
  const { supportEmail } = context.config
  if (PROGRAMS.test(visit.path)) return refuse(visit, 404, { supportEmail })
  if (isGated(visit, NO_PAGE, context)) return answerGate(visit, NO_PAGE, context)

  const drawn = await Promise.resolve(loadPage(visit, brand.id, NOT_FOUND_PATH, context)).catch(
    () => null,
  )
  if (drawn?.page.status === 404) return sendPage(visit, drawn, status)
  refuse(visit, 404, { supportEmail })
}
