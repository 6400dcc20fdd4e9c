import type { FastifyBaseLogger } from 'fastify'
import { fetchPhotos } from '../../advertising/feeds/fetchPhotos.ts'
import { sweepFeeds } from '../../advertising/feeds/sweepFeeds.ts'
import { workFeeds } from '../../advertising/feeds/workFeeds.ts'
import { createOrderParts } from '../../advertising/orders/createOrderParts.ts'
import { createUploadsRepository } from '../../advertising/uploads/uploads.repository.ts'
import { createAdsRepository } from '../../catalogue/ads/ads.repository.ts'
import type { Jobs } from '../../platform/jobs/Job.ts'
import type { JobParts, Selling } from './JobParts.ts'

/** Works on files of ads. */
export const feedJobs = (parts: JobParts, { sections }: Selling) => {
  const { database, clock, identity, originals, preparers, outside, secret, shop } = parts
  const pictures = createUploadsRepository(database)
  const { attempts, outbox } = identity
  const placing = { database, sections, clock, attempts, outbox }
  /** What files place is paid by credit, if at all: no bank and no aggregator is asked. */
  const ordering = (log: FastifyBaseLogger) =>
    createOrderParts({
      database,
      sections,
      outbox,
      clock,
      secret,
      log,
      supplier: shop.supplier,
      ads: createAdsRepository(database, clock),
      gateway: null,
      smsPayments: null,
    })

  return {
    workFeeds: {
      schedule: '* * * * *',
      run: ({ log, ending }) => workFeeds({ ...placing, orders: ordering(log) }, ending),
    },
    fetchPhotos: {
      schedule: '* * * * *',
      run: ({ log, ending, stopping }) =>
        fetchPhotos(
          { ...placing, orders: ordering(log), uploads: pictures, originals, preparers, outside },
          { turn: ending, stopping },
        ),
    },
    sweepFeeds: {
      schedule: '20 3 * * *',
      run: ({ ending }) => sweepFeeds(database, clock, ending),
    },
  } satisfies Partial<Jobs>
}
