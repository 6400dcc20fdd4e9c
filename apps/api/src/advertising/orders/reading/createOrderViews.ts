import type { OrderDetail } from '@inzrt/contracts/payment/order'
import { creditBalance } from '../credit/creditBalance.ts'
import type { OrderParts } from '../OrderParts.ts'
import { creditRetryTotals, retryTotals } from '../paying/retryMethods.ts'
import { createMarkets } from '../placing/createMarkets.ts'
import { isForAd, type OrderRecord } from './OrderRecord.ts'
import { toOrderDetail } from './toOrderDetail.ts'

/** Shows orders to their owners, with what is for sale and printed next at this moment. */
export const createOrderViews = (
  parts: Pick<OrderParts, 'access' | 'ads' | 'database' | 'sections' | 'starters' | 'clock'>,
) => {
  const readMarkets = createMarkets(parts)

  /** What somebody may spend on orders of their own that no money is waited for. */
  const readCredit = async (records: readonly OrderRecord[], viewer: number | null) =>
    viewer !== null && records.some(({ order }) => order.userId === viewer)
      ? creditBalance(parts.database.db, viewer)
      : undefined

  /** @param viewer the account that looks at them, if any */
  return async (records: readonly OrderRecord[], viewer: number | null): Promise<OrderDetail[]> => {
    const [marketOf, next, credit] = await Promise.all([
      readMarkets(records.flatMap(({ ad }) => ad ?? [])),
      parts.ads.nextEdition(),
      readCredit(records, viewer),
    ])

    const now = parts.clock()

    return records.map((record) =>
      toOrderDetail(record, {
        next,
        now,
        sign: parts.access.sign,
        retryTotals: isForAd(record)
          ? retryTotals(record, {
              ...marketOf(record.ad),
              credit: record.order.userId === viewer ? credit : undefined,
            })
          : creditRetryTotals(record, parts.starters),
      }),
    )
  }
}
