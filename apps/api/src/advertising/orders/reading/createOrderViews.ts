import type { OrderDetail } from '@inzrt/contracts/payment/order'
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

  return async (records: readonly OrderRecord[]): Promise<OrderDetail[]> => {
    const [marketOf, next] = await Promise.all([
      readMarkets(records.flatMap(({ ad }) => ad ?? [])),
      parts.ads.nextEdition(),
    ])

    const now = parts.clock()

    return records.map((record) =>
      toOrderDetail(record, {
        ...{ next, now, sign: parts.access.sign },
        retryTotals: isForAd(record)
          ? retryTotals(record, marketOf(record.ad))
          : creditRetryTotals(record, parts.starters),
      }),
    )
  }
}
