import { page } from '@inzrt/contracts/pages'
import { refuse } from '../../answers/refuse.ts'
import type { Brand } from '../../config/Brand.ts'
import { isGated } from '../../gate/isGated.ts'
import type { PageRoute } from '../../routes/Route.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'
import { answerGate } from './answerGate.ts'
import { loadPage, sendPage } from './answerPage.ts'

/** Nothing a slug can be called: the shell draws its page of what does not exist for it. */
const NOT_FOUND_PATH = '/_not-found'

const PROGRAMS = /^\/(api|_next)(\/|$)/

const NO_PAGE: PageRoute = { kind: 'page', template: 'missing', page: page(NOT_FOUND_PATH) }

/**
 * 404, or 410 for what is no more, without asking anybody whether it exists: people see the site's own page of it, which is kept;
 * when the shell cannot draw that either, the page of last resort.
 */
export const answerMissing = async (
  context: RequestContext,
  brand: Brand,
  parts: ProxyParts,
  status: 404 | 410 = 404,
): Promise<void> => {
  context.route = NO_PAGE.template
  const { supportEmail } = parts.config
  if (PROGRAMS.test(context.path)) return refuse(context, 404, { supportEmail })
  if (isGated(context, NO_PAGE, parts)) return answerGate(context, NO_PAGE, parts)

  const drawn = await Promise.resolve(loadPage(context, brand.id, NOT_FOUND_PATH, parts)).catch(
    () => null,
  )
  if (drawn?.page.status === 404) return sendPage(context, drawn, status)
  refuse(context, 404, { supportEmail })
}
