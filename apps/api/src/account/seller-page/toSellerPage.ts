import type { SellerPage } from '@inzrt/contracts/account/sellerPage'
import { hoursText, NO_HOURS, type OpeningHours, WEEKDAYS } from '@inzrt/domain/hours'
import type { sellerPages } from '../../platform/database/schema/sellerPages.ts'

type Row = typeof sellerPages.$inferSelect

const typed = (hours: OpeningHours | null): SellerPage['hours'] => ({
  ...NO_HOURS,
  ...(hours && Object.fromEntries(WEEKDAYS.map((day) => [day, hoursText(hours[day])]))),
})

const logoOf = ({ logoPath: path, logoWidth: width, logoHeight: height }: Row) =>
  path && width && height ? { path, width, height } : null

/** A company's page as its form shows it; an empty one until it was saved. */
export const toSellerPage = (row: Row | undefined): SellerPage => ({
  about: row?.about ?? '',
  web: row?.web ?? '',
  hours: typed(row?.hours ?? null),
  logo: row ? logoOf(row) : null,
  savedAt: row?.updatedAt.toISOString() ?? null,
})
