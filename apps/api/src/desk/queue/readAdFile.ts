import type { AdFile, LogEntry } from '@inzrt/contracts/desk/adFile'
import { and, asc, desc, eq } from 'drizzle-orm'
import { isPrinted } from '../../catalogue/editions/isPrinted.ts'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { SisterProposals } from '../../catalogue/sister/createSisterProposals.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { adDecisions } from '../../platform/database/schema/adDecisions.ts'
import { stateLog } from '../../platform/database/schema/stateLog.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { toDecision } from '../deciding/toDecision.ts'
import { toPrintedWords } from '../deciding/toPrintedWords.ts'
import { adIsGone } from '../moderationProblems.ts'
import { findTwins } from './findTwins.ts'
import type { ModeratedAds } from './moderatedAds.repository.ts'
import { proposeSister } from './proposeSister.ts'
import { readCompanyPage } from './readCompanyPage.ts'
import { toModeratedAd } from './toModeratedAd.ts'

type Parts = Readonly<{
  database: Database
  moderatedAds: ModeratedAds
  sisterProposals: SisterProposals
  fileSeal: FileSeal
}>

const historyOf = async ({ db }: Database, adId: number): Promise<LogEntry[]> => {
  const rows = await db
    .select()
    .from(stateLog)
    .where(and(eq(stateLog.entity, 'ad'), eq(stateLog.entityId, adId)))
    .orderBy(asc(stateLog.id))

  return rows.map(({ at, event, actor, toState }) => ({
    at: at.toISOString(),
    what: event,
    who: actor,
    detail: toState,
  }))
}

const decisionsOf = async ({ db }: Database, adId: number) => {
  const rows = await db
    .select({ decision: adDecisions, decidedBy: users.nickname })
    .from(adDecisions)
    .innerJoin(users, eq(users.id, adDecisions.decidedBy))
    .where(eq(adDecisions.adId, adId))
    .orderBy(desc(adDecisions.id))

  return rows.map(({ decision, decidedBy }) => toDecision(decision, decidedBy))
}

/** An ad with all that helps to judge it. @throws Problem 404 when it was deleted */
export const readAdFile = async (
  { database, moderatedAds, sisterProposals, fileSeal }: Parts,
  adId: number,
  reader: SignedIn,
): Promise<AdFile> => {
  const [row] = await moderatedAds.byIds([adId])
  if (!row) throw adIsGone()
  const [sister, history, decisions, twins, companyPage] = await Promise.all([
    proposeSister(sisterProposals, row),
    historyOf(database, adId),
    decisionsOf(database, adId),
    findTwins(database, row.ad),
    readCompanyPage(database, fileSeal, row.ad),
  ])

  const printed = isPrinted(row.ad) ? toPrintedWords(row, reader) : null

  return {
    data: { ad: toModeratedAd(row, sister), printed, history, decisions, twins, companyPage },
  }
}
