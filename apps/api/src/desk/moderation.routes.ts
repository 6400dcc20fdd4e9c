import { readAdFileCall, readContactsCall, setPrintWordingCall } from '@inzrt/contracts/desk/adFile'
import { removeCompanyPageCall } from '@inzrt/contracts/desk/companyPage'
import { decideAdsCall } from '@inzrt/contracts/desk/decision'
import { listQueueCall } from '@inzrt/contracts/desk/queue'
import { decideReportsCall } from '@inzrt/contracts/desk/reportDecision'
import { readTransparencyCall } from '@inzrt/contracts/desk/transparency'
import type { FastifyPluginAsync } from 'fastify'
import { PROFILES } from '../catalogue/advertisers/profiles.ts'
import { serveCall } from '../platform/http/serveCall.ts'
import { createAppeals } from './appeals/appeals.repository.ts'
import { appealsRoutes } from './appeals/appeals.routes.ts'
import { decideAds } from './deciding/decideAds.ts'
import { decideReports } from './deciding/decideReports.ts'
import { removeCompanyPage } from './deciding/removeCompanyPage.ts'
import { setPrintWording } from './deciding/setPrintWording.ts'
import { withPages } from './deciding/withPages.ts'
import type { ModerationParts } from './ModerationParts.ts'
import { createModeratedAds } from './queue/moderatedAds.repository.ts'
import { createOpenReports } from './queue/openReports.repository.ts'
import { readAdFile } from './queue/readAdFile.ts'
import { readContacts } from './queue/readContacts.ts'
import { readQueue } from './queue/readQueue.ts'
import { wordsRoutes } from './rules/words.routes.ts'
import { readTransparency } from './transparency/readTransparency.ts'

/** What moderators do with ads. Both sites are moderated in one place. */
export const moderationRoutes: FastifyPluginAsync<ModerationParts> = async (app, parts) => {
  const { database } = parts
  const moderatedAds = createModeratedAds(database, parts.fileSeal)
  const openReports = createOpenReports(database, parts.fileSeal)
  const openAppeals = createAppeals(database)

  serveCall(app, listQueueCall, ({ query, user }) =>
    readQueue({ ...parts, moderatedAds, openReports, openAppeals }, query, user.userId),
  )

  serveCall(app, decideAdsCall, async ({ body, user, outdate }) => {
    const ids = body.ads.map(({ id }) => id)
    const decide = () => decideAds(parts, body, user)
    const { measure } = body.decision
    const { done: data, pages } = await withPages(database, ids, decide, measure)

    return outdate({ data }, pages)
  })

  serveCall(app, readAdFileCall, ({ params, user }) =>
    readAdFile({ ...parts, moderatedAds }, params.adId, user),
  )

  serveCall(app, setPrintWordingCall, async ({ params: { adId }, body, user, outdate }) => {
    const word = () => setPrintWording(parts, adId, body, user)
    const { done: data, pages } = await withPages(database, [adId], word)

    return outdate({ data }, pages)
  })

  serveCall(app, removeCompanyPageCall, async ({ params: { adId }, body, user, outdate }) => {
    await removeCompanyPage(parts, adId, body, user)

    return outdate({ message: 'Stránka firmy je odstraněná.' }, [PROFILES])
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
