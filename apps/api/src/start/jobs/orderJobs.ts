import { expireOrders } from '../../advertising/orders/ending/expireOrders.ts'
import { purgeUnpaidAds } from '../../advertising/orders/ending/purgeUnpaidAds.ts'
import { purgeUnpaidOrders } from '../../advertising/orders/ending/purgeUnpaidOrders.ts'
import { remindUnpaid } from '../../advertising/orders/ending/remindUnpaid.ts'
import { remindInvoices } from '../../advertising/orders/invoicing/remindInvoices.ts'
import { askAboutPayments } from '../../advertising/payments/askAboutPayments.ts'
import { endDuePromos } from '../../advertising/promos/endDuePromos.ts'
import { rotateTopped } from '../../advertising/promos/rotateTopped.ts'
import { inSequence } from '../../platform/jobs/inSequence.ts'
import type { Jobs } from '../../platform/jobs/Job.ts'
import type { JobParts, Selling } from './JobParts.ts'

/** Follows orders to their end. */
export const orderJobs = ({ database, clock, shop }: JobParts, selling: Selling) =>
  ({
    askAboutPayments: {
      schedule: '* * * * *',
      run: ({ log, ending }) => askAboutPayments({ ...selling, ...shop, log }, ending),
    },
    expireOrders: {
      schedule: '* * * * *',
      run: ({ ending }) =>
        inSequence([
          () => expireOrders(selling, ending),
          () => remindUnpaid(selling, ending),
          () => purgeUnpaidAds(selling, ending),
        ]),
    },
    purgeUnpaidOrders: {
      schedule: '25 3 * * *',
      run: ({ ending }) => purgeUnpaidOrders({ database, clock }, ending),
    },
    remindInvoices: {
      schedule: '35 * * * *',
      run: ({ ending }) => remindInvoices(selling, ending),
    },
    endPromos: {
      schedule: '*/5 * * * *',
      run: ({ ending }) => endDuePromos(database, clock, ending),
    },
    rotateTopped: {
      schedule: '*/15 * * * *',
      run: ({ stopping }) => rotateTopped(database, clock, stopping),
    },
  }) satisfies Partial<Jobs>
