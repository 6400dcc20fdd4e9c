import {
  answerExchangeCall,
  listExchangesCall,
  readExchangeCall,
} from '@inzrt/contracts/ads/exchange'
import type { FastifyPluginAsync } from 'fastify'
import type { Caller } from '../../platform/brand/Caller.ts'
import { adNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdvertisingParts } from '../AdvertisingParts.ts'
import { findOwnedAd } from '../findOwnedAd.ts'
import { answerExchange } from './answerExchange.ts'
import { exchangeNotFound } from './exchangeProblems.ts'
import {
  createExchangeRows,
  findExchange,
  listMembers,
  type OpenedExchange,
} from './exchanges.repository.ts'
import { toExchange } from './toExchange.ts'

/** Exchanges among ads: what an owner is proposed, and what the link of a letter opens and answers. */
export const exchangesRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, ownedAds, rights, sections, exchangeLinks, clock } = parts
  const readRows = createExchangeRows(database)
  const missing = { missing: exchangeNotFound }

  const show = async (memberIds: readonly number[]) => {
    const now = clock()
    const found = await Promise.all(memberIds.map((id) => findExchange(database.db, id, now)))
    // Nobody answers for an ad whose advertiser cannot be told any more.
    const known = found.filter(
      (one) => one !== null && one.members[0].to !== null,
    ) as OpenedExchange[]
    const ids = known.flatMap(({ members }) => members.map(({ ad }) => ad.id))
    const rows = await readRows([...new Set(ids)], now)
    const sectionOf = await (await sections.catalogue()).sectionsOf(rows)

    return known.map((opened) => toExchange({ opened, rows, sectionOf }, parts, now))
  }

  const memberOf = async (token: string, { brand }: Caller): Promise<number> => {
    const memberId = exchangeLinks.memberIdOf(token)
    const opened = memberId === null ? null : await findExchange(database.db, memberId, clock())
    const email = opened?.members[0].to
    if (memberId === null || !email || opened.exchange.brandCode !== brand) throw exchangeNotFound()
    if (!exchangeLinks.isOf({ memberId, email }, token)) throw exchangeNotFound()

    return memberId
  }

  const shown = async (memberId: number) => {
    const [data] = await show([memberId])
    if (!data) throw exchangeNotFound()

    return { data }
  }

  serveCall(
    app,
    listExchangesCall,
    async ({ params, caller, user }) => {
      const ad = await findOwnedAd(ownedAds, params.slug, caller.brand)
      await rights.require(ad, { user, caller })

      return { data: await show(await listMembers(database, ad.id)) }
    },
    { missing: adNotFound },
  )

  serveCall(
    app,
    readExchangeCall,
    async ({ query, caller }) => shown(await memberOf(query.token, caller)),
    missing,
  )

  serveCall(
    app,
    answerExchangeCall,
    async ({ body: { token, answer }, caller }) => {
      const memberId = await memberOf(token, caller)
      const isKnown = await database.db.transaction((tx) =>
        answerExchange(tx, parts, { memberId, answer, now: clock() }),
      )
      if (!isKnown) throw exchangeNotFound()

      return shown(memberId)
    },
    missing,
  )
}
