import { QUEUE_MAX } from '@inzrt/contracts/desk/decision'
import type { OpenReport, Queue, QueueItem, QueueKind } from '@inzrt/contracts/desk/queue'
import { dueOf } from '../../advertising/approval/dueOf.ts'
import type { SisterProposals } from '../../catalogue/sister/createSisterProposals.ts'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Appeals } from '../appeals/appeals.repository.ts'
import type { ModeratedAds, ModeratedRow } from './moderatedAds.repository.ts'
import type { OpenReports } from './openReports.repository.ts'
import { proposeSister } from './proposeSister.ts'
import { toModeratedAd } from './toModeratedAd.ts'

type Parts = Readonly<{
  moderatedAds: ModeratedAds
  openReports: OpenReports
  openAppeals: Appeals
  sisterProposals: SisterProposals
  clock: Clock
}>

type Wanted = Readonly<{
  kind: QueueKind
  ad?: string | undefined
  reason?: OpenReport['reason'] | undefined
}>

const dueOfRow = ({ ad, waitsSince, revision }: ModeratedRow, now: Date): QueueItem['due'] => {
  const since = ad.state === 'waiting_approval' ? waitsSince : revision?.proposedAt

  return since ? dueOf(since, now) : null
}

/** What one kind of the queue holds, in the order in which it is to be read; or the ads looked for. */
export const readQueue = async (
  { moderatedAds, openReports, openAppeals, sisterProposals, clock }: Parts,
  { kind, ad, reason }: Wanted,
  moderatorId: number,
): Promise<Queue> => {
  const ids = {
    approval: () => moderatedAds.waiting(QUEUE_MAX),
    report: () => openReports.reportedAds(QUEUE_MAX, reason),
    appeal: async () => (await openAppeals.open(QUEUE_MAX, moderatorId)).map(({ adId }) => adId),
  }
  const order = await (ad ? moderatedAds.named(ad, QUEUE_MAX) : ids[kind]())
  const [rows, reports, tallies, appeals, counts, reasons] = await Promise.all([
    moderatedAds.byIds(order),
    openReports.ofAds(order),
    openReports.talliesOf(order),
    openAppeals.ofAds(order, moderatorId),
    moderatedAds.counts(),
    openReports.countByReason(),
  ])
  const sisters = new Map(
    await Promise.all(
      rows.map(async (row) => [row.ad.id, await proposeSister(sisterProposals, row)] as const),
    ),
  )
  const now = clock()
  const data = order.flatMap((id): QueueItem[] => {
    const row = rows.find(({ ad }) => ad.id === id)
    if (!row) return []
    const tallied = tallies.get(id)

    return [
      {
        ad: toModeratedAd(row, sisters.get(id) ?? null),
        due: dueOfRow(row, now),
        isUrgent: tallied?.isUrgent ?? false,
        reports: reports.filter(({ adId }) => adId === id).map(({ report }) => report),
        tally: tallied?.tally ?? null,
        appeal: appeals.find(({ adId }) => adId === id)?.appeal ?? null,
      },
    ]
  })

  return { data, meta: { counts, reasons } }
}
