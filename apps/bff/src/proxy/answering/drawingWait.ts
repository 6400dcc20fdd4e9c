import { BUDGETS, DRAWING_BUDGET, MISSING_PAGE_BUDGET } from '../../limits/budgets.ts'
import { weightOfPage } from '../../limits/weightOf.ts'
import { pageKey } from '../../pages/pageKey.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'

const SEARCH = /^\/search\b/

/**
 * Whole seconds a visitor must wait before a page that is not kept is drawn; 0: it may be drawn, and is
 * counted. Who keeps guessing addresses waits for every page; an old page that is renewed costs nothing.
 */
export const drawingWait = (
  context: RequestContext,
  target: string,
  { limiter, pages, now }: ProxyParts,
): number => {
  const { route, client } = context
  const guessing = limiter.wait(MISSING_PAGE_BUDGET, client, now())
  if (guessing > 0 || pages.has(pageKey(context, target))) return guessing

  const budget = SEARCH.test(route) ? BUDGETS.search : DRAWING_BUDGET

  return limiter.take(budget, client, now(), weightOfPage(target))
}
