import { appealCall, decideAppealCall, readContestedCall } from '@inzrt/contracts/desk/appeal'
import { FACTS_LENGTH } from '@inzrt/rules/limits'
import type { FastifyPluginAsync } from 'fastify'
import { appeals } from '../../platform/database/schema/adDecisions.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { withPages } from '../deciding/withPages.ts'
import type { ModerationParts } from '../ModerationParts.ts'
import { alreadyAppealed, linkIsOver } from '../moderationProblems.ts'
import { appealedAds } from './appeals.repository.ts'
import { findContested, toContested } from './contested.repository.ts'
import { decideAppeal } from './decideAppeal.ts'

const TOO_SHORT = `Napište prosím, proč nesouhlasíte (aspoň ${FACTS_LENGTH.least} znaků).`

/** Decisions contested by those they concern, and decided again. */
export const appealsRoutes: FastifyPluginAsync<ModerationParts> = async (app, parts) => {
  const { database, clock } = parts

  serveCall(app, readContestedCall, async ({ body }) => {
    const contested = await findContested(database.db, body.token, clock())
    if (!contested) throw linkIsOver()

    return { data: toContested(contested) }
  })

  serveCall(app, appealCall, async ({ body }) => {
    const text = body.text.trim()
    if (text.length < FACTS_LENGTH.least) throw invalidFields({ text: [TOO_SHORT] })

    return database.db.transaction(async (tx) => {
      const contested = await findContested(tx, body.token, clock())
      if (!contested) throw linkIsOver()
      const [kept] = await tx
        .insert(appeals)
        .values({ decisionId: contested.decision.id, text, createdAt: clock() })
        .onConflictDoNothing()
        .returning()
      if (!kept) throw alreadyAppealed()

      return { data: toContested({ ...contested, appeal: kept }) }
    })
  })

  serveCall(app, decideAppealCall, async ({ params, body, user, outdate }) => {
    const decide = () => decideAppeal(parts, params.appealId, body, user)
    const { pages } = await withPages(
      database,
      await appealedAds(database, params.appealId),
      decide,
    )

    return outdate({ data: body }, pages)
  })
}
