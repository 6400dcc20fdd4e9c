import { DAY_MS } from '@inzrt/domain/time'
import { EXCHANGE_RETENTION_DAYS } from '@inzrt/rules/deal'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/database/deleteRows.ts'
import { exchangeMembers, exchanges } from '../../platform/database/schema/exchanges.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { drainEach } from '../../platform/jobs/drainEach.ts'
import type { ExchangeParts } from './ExchangeParts.ts'
import { endExchange } from './endExchange.ts'
import { lockExchange } from './exchanges.repository.ts'

type Over = Readonly<{ id: number; memberId: number }>

const BATCH_SIZE = 100

/** Ends exchanges that not all agreed to in time, and forgets those that ended long ago. */
export const endExchanges = async (
  { database, clock, outbox }: Pick<ExchangeParts, 'database' | 'clock' | 'outbox'>,
  turn?: AbortSignal,
): Promise<number> => {
  const now = clock()
  const longAgo = new Date(now.getTime() - EXCHANGE_RETENTION_DAYS * DAY_MS)
  await deleteRows(database, exchanges, lte(exchanges.endedAt, longAgo), turn)

  const find = (tx: Transaction, after: Over | undefined): Promise<readonly Over[]> =>
    tx
      .select({ id: exchanges.id, memberId: sql<number>`min(${exchangeMembers.id})` })
      .from(exchanges)
      .innerJoin(exchangeMembers, eq(exchangeMembers.exchangeId, exchanges.id))
      .where(
        and(
          eq(exchanges.state, 'open'),
          lte(exchanges.endsAt, now),
          after && gt(exchanges.id, after.id),
        ),
      )
      .groupBy(exchanges.id)
      .orderBy(asc(exchanges.id))
      .limit(BATCH_SIZE)
  const treat = async (tx: Transaction, { memberId }: Over): Promise<void> => {
    const opened = await lockExchange(tx, memberId, now)
    if (opened?.exchange.state === 'open')
      await endExchange(tx, outbox, opened, { state: 'expired', now })
  }

  return drainEach<Over>(
    database,
    { work: 'end exchange', keyOf: ({ id }) => id, find, treat },
    turn,
  )
}
