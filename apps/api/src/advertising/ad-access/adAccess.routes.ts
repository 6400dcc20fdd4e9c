import { openAdCall, sendAdLinksCall } from '@inzrt/contracts/ads/adAccess'
import type { FastifyPluginAsync } from 'fastify'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { GRANT_SECONDS } from '../rights/adGrants.ts'
import { notSought } from './notSought.ts'
import { openAd } from './openAd.ts'
import { requestAdLinks } from './requestAdLinks.ts'
import { soughtBy } from './soughtBy.ts'

const REQUESTS = { name: 'ad links of client', limit: 5, seconds: 3_600 } as const
const SENT =
  'Pokud takový inzerát máme, za chvíli přijde odkaz na jeho ověřený e-mail nebo telefon.'

/** Ways back to an ad without an account. */
export const adAccessRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { attempts, grants, clock } = parts

  serveCall(app, sendAdLinksCall, async ({ body, caller }) => {
    if (!soughtBy(body.find)) throw notSought()
    await attempts.take(REQUESTS, clientOf(caller.address))
    await requestAdLinks(parts, body.find, caller.brand)

    return { message: SENT }
  })

  serveCall(app, openAdCall, async ({ body, caller }) => {
    const { id, slug } = await openAd(parts, body, caller)

    return { data: { slug, expiresIn: GRANT_SECONDS, grant: grants.issue(id, clock()) } }
  })
}
