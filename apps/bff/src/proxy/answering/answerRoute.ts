import type { RequestListener } from 'node:http'
import { refuse } from '../../answers/refuse.ts'
import { GENERAL } from '../../config/Brand.ts'
import { MISSING_PAGE_BUDGET } from '../../limits/budgets.ts'
import type { Served } from '../../pages/PageCache.ts'
import { pageKey } from '../../pages/pageKey.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import type { PageRoute, Route } from '../../routes/Route.ts'
import { concernsSession, guardPage } from '../../session/guardPage.ts'
import { savingQuery } from '../../view/savingQuery.ts'
import type { ProxyParts } from '../ProxyParts.ts'
import type { RequestContext } from '../RequestContext.ts'
import { answerAsset } from './answerAsset.ts'
import { answerCall } from './answerCall.ts'
import { sendToOldEnough } from './answerGate.ts'
import { answerImage } from './answerImage.ts'
import { answerLocal } from './answerLocal.ts'
import { answerMissing } from './answerMissing.ts'
import { loadPage } from './answerPage.ts'
import { answerReturn } from './answerReturn.ts'
import { drawingWait } from './drawingWait.ts'
import { isKnownSlug } from './isKnownSlug.ts'

/** Answers a request that passed inspection and gate, by the kind of its route. */
export const answerRoute = (
  context: RequestContext,
  route: Route,
  parts: ProxyParts,
  local: RequestListener,
): Promise<void> | void => {
  const site = (context.brand ?? GENERAL).id
  switch (route.kind) {
    case 'page':
      return answerPage(context, route, site, parts)
    case 'asset':
      return answerAsset(context, site, parts)
    case 'return':
      return answerReturn(context, parts)
    case 'image':
      return answerImage(context, parts)
    case 'local':
      return answerLocal(context, local)
    case 'calls': {
      const { method } = context.request
      const call = route.methods.get(method === 'HEAD' ? 'GET' : (method ?? ''))
      return call ? answerCall(context, call, parts) : undefined
    }
  }
}

const answerPage = (
  context: RequestContext,
  route: PageRoute,
  site: 'general' | 'adult',
  parts: ProxyParts,
): Promise<void> => {
  const query = canonicalQuery(
    savingQuery(context.query, context.request.headers),
    route.page.query,
  )
  const target = query ? `${context.path}?${query}` : context.path
  const show = () => showPage(context, site, target, parts)
  if (!concernsSession(context, route)) return show()

  return guardPage(context, route, target, parts).then((stays) => (stays ? show() : undefined))
}

const showPage = (
  context: RequestContext,
  site: 'general' | 'adult',
  target: string,
  parts: ProxyParts,
): Promise<void> => {
  const kept = parts.pages.fresh(pageKey(context, target))
  return kept ? sendToOldEnough(context, kept, parts) : answerDrawn(context, site, target, parts)
}

/** A visitor who has more drawn than a person reads, or keeps guessing addresses, has to wait. */
const answerDrawn = async (
  context: RequestContext,
  site: 'general' | 'adult',
  target: string,
  parts: ProxyParts,
): Promise<void> => {
  const { limiter, config, now } = parts
  const retryAfter = drawingWait(context, target, parts)
  if (retryAfter > 0) {
    return refuse(context, 429, { supportEmail: config.supportEmail, retryAfter })
  }
  const served = await servedPage(context, site, target, parts)
  if (typeof served === 'string' || served.page.status === 404) {
    limiter.take(MISSING_PAGE_BUDGET, context.client, now())
  }
  return typeof served === 'string'
    ? answerMissing(context, context.brand ?? GENERAL, parts, served === 'gone' ? 410 : 404)
    : sendToOldEnough(context, served, parts)
}

/** A word where the API knows no such slug, or no longer: then no shell needs to draw it. */
const servedPage = async (
  context: RequestContext,
  site: 'general' | 'adult',
  target: string,
  parts: ProxyParts,
): Promise<Served | 'missing' | 'gone'> => {
  const isNew = !parts.pages.has(pageKey(context, target))
  const known = isNew ? await isKnownSlug(context, parts) : 'known'
  if (known !== 'known') return known
  return loadPage(context, site, target, parts)
}
