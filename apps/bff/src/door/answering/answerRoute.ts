import type { RequestListener } from 'node:http'
import { refuse } from '../../answers/refuse.ts'
import { GENERAL } from '../../config/Brand.ts'
import { MISSING_PAGE_BUDGET } from '../../limits/budgets.ts'
import type { Served } from '../../pages/KeptPages.ts'
import { pageKey } from '../../pages/pageKey.ts'
import { canonicalQuery } from '../../request/canonicalQuery.ts'
import type { PageRoute, Route } from '../../routes/Route.ts'
import { attendPage, concernsSession } from '../../session/attendPage.ts'
import { savingQuery } from '../../view/savingQuery.ts'
import type { DoorContext } from '../DoorContext.ts'
import type { Visit } from '../Visit.ts'
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
  visit: Visit,
  route: Route,
  context: DoorContext,
  local: RequestListener,
): Promise<void> | void => {
  const site = (visit.brand ?? GENERAL).id
  switch (route.kind) {
    case 'page':
      return answerPage(visit, route, site, context)
    case 'asset':
      return answerAsset(visit, site, context)
    case 'return':
      return answerReturn(visit, context)
    case 'image':
      return answerImage(visit, context)
    case 'local':
      return answerLocal(visit, local)
    case 'calls': {
      const { method } = visit.request
      const call = route.methods.get(method === 'HEAD' ? 'GET' : (method ?? ''))
      return call ? answerCall(visit, call, context) : undefined
    }
  }
}

const answerPage = (
  visit: Visit,
  route: PageRoute,
  site: 'general' | 'adult',
  context: DoorContext,
): Promise<void> => {
  const query = canonicalQuery(savingQuery(visit.query, visit.request.headers), route.query)
  const target = query ? `${visit.path}?${query}` : visit.path
  const show = () => showPage(visit, site, target, context)
  if (!concernsSession(visit, route)) return show()

  return attendPage(visit, route, target, context).then((stays) => (stays ? show() : undefined))
}

const showPage = (
  visit: Visit,
  site: 'general' | 'adult',
  target: string,
  context: DoorContext,
): Promise<void> => {
  const kept = context.pages.fresh(pageKey(visit, target))
  return kept ? sendToOldEnough(visit, kept, context) : answerDrawn(visit, site, target, context)
}

/** A visitor who has more drawn than a person reads, or keeps guessing addresses, has to wait. */
const answerDrawn = async (
  visit: Visit,
  site: 'general' | 'adult',
  target: string,
  context: DoorContext,
): Promise<void> => {
  const { limiter, config, now } = context
  const retryAfter = drawingWait(visit, target, context)
  if (retryAfter > 0) {
    return refuse(visit, 429, { supportEmail: config.supportEmail, retryAfter })
  }
  const served = await servedPage(visit, site, target, context)
  if (typeof served === 'string' || served.page.status === 404) {
    limiter.take(MISSING_PAGE_BUDGET, visit.client, now())
  }
  return typeof served === 'string'
    ? answerMissing(visit, visit.brand ?? GENERAL, context, served === 'gone' ? 410 : 404)
    : sendToOldEnough(visit, served, context)
}

/** A word where the API knows no such slug, or no longer: then no shell needs to draw it. */
const servedPage = async (
  visit: Visit,
  site: 'general' | 'adult',
  target: string,
  context: DoorContext,
): Promise<Served | 'missing' | 'gone'> => {
  const isNew = !context.pages.has(pageKey(visit, target))
  const known = isNew ? await isKnownSlug(visit, context) : 'known'
  if (known !== 'known') return known
  return loadPage(visit, site, target, context)
}
