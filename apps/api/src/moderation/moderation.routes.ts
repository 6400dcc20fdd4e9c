import { readAdFileCall, readContactsCall, wordAdCall } from '@inzrt/contracts/desk/adFile'
import { decideAdsCall } from '@inzrt/contracts/desk/decision'
import { listQueueCall } from '@inzrt/contracts/desk/queue'
import { decideReportsCall } from '@inzrt/contracts/desk/reportDecision'
import { readTransparencyCall } from '@inzrt/contracts/desk/transparency'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../http/serveCall.ts'
import { createAppeals } from './appeals.repository.ts'
import { appealsRoutes } from './appeals.routes.ts'
import { decideAds } from './decideAds.ts'
import { decideReports } from './decideReports.ts'
import type { ModerationParts } from './ModerationParts.ts'
import { createModeratedAds } from './moderatedAds.repository.ts'
import { createOpenReports } from './openReports.repository.ts'
import { withPages } from './pagesOfAds.ts'
import { readAdFile } from './readAdFile.ts'
import { readContacts } from './readContacts.ts'
import { readQueue } from './readQueue.ts'
import { readTransparency } from './readTransparency.ts'
import { wordAd } from './wordAd.ts'
import { wordsRoutes } from './words.routes.ts'

/** What moderators do with ads. Both sites are moderated in one place. */
export const moderationRoutes: FastifyPluginAsync<ModerationParts> = async (app, parts) => {
  const { database } = parts
  const moderatedAds = createModeratedAds(database, parts.deskSeal)
  const openReports = createOpenReports(database)
  const openAppeals = createAppeals(database)

  serveCall(app, listQueueCall, ({ query, user }) =>
    readQueue({ moderatedAds, openReports, openAppeals }, query, user.userId),
  )

  serveCall(app, decideAdsCall, async ({ body, user, outdate }) => {
    const ids = body.ads.map(({ id }) => id)
    const decide = () => decideAds(parts, body, user)
    const { measure } = body.decision
    const { done: data, pages } = await withPages(database, ids, decide, measure)

    return outdate({ data }, pages)
  })

  serveCall(app, readAdFileCall, ({ params, user }) =>
    readAdFile({ database, moderatedAds }, params.adId, user),
  )

  serveCall(app, wordAdCall, async ({ params: { adId }, body, user, outdate }) => {
    const word = () => wordAd(parts, adId, body, user)
    const { done: data, pages } = await withPages(database, [adId], word)

    return outdate({ data }, pages)
  })

  serveCall(app, decideReportsCall, async ({ body, user, outdate }) => {
    const decide = () => decideReports(parts, body, user)
    const { measure } = body.decision ?? {}
    const { done: decided, pages } = await withPages(database, [body.ad.id], decide, measure)

    return outdate({ data: { decided } }, pages)
  })

  serveCall(app, readContactsCall, ({ params, user }) => readContacts(parts, params.adId, user))

  serveCall(app, readTransparencyCall, async ({ caller }) => ({
    data: await readTransparency(database, caller.brand, parts.clock()),
  }))

  await app.register(appealsRoutes, parts)
  await app.register(wordsRoutes, parts)
}
