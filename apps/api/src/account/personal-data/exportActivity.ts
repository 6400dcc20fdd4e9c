import { imageUrl } from '@inzrt/contracts/ads/image'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { FileSeal } from '../../catalogue/images/createFileSeal.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { complaints } from '../../platform/database/schema/complaints.ts'
import { exchangeMembers, exchanges } from '../../platform/database/schema/exchanges.ts'
import { favourites } from '../../platform/database/schema/favourites.ts'
import { feeds } from '../../platform/database/schema/feeds.ts'
import { notifications } from '../../platform/database/schema/notifications.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import { ratings } from '../../platform/database/schema/ratings.ts'
import { savedSearches } from '../../platform/database/schema/savedSearches.ts'
import { sellerPages } from '../../platform/database/schema/sellerPages.ts'
import { exportMessages } from './exportMessages.ts'
import { exportPayments } from './exportPayments.ts'

const filesOf = ({ db }: Database, userId: number) =>
  db
    .select({ name: feeds.name, lines: feeds.lines, at: feeds.createdAt })
    .from(feeds)
    .where(eq(feeds.userId, userId))
    .orderBy(asc(feeds.id))

const companyPagesOf = async ({ db }: Database, userId: number) => {
  const pages = await db.select().from(sellerPages).where(eq(sellerPages.userId, userId))

  return pages.map(({ brandCode: site, about, web, hours, logoPath, updatedAt }) => ({
    site,
    about,
    web,
    hours,
    updatedAt,
    logo: logoPath && imageUrl(logoPath),
  }))
}

/** With whom is not the user's to take along. */
const exchangesOf = ({ db }: Database, userId: number) =>
  db
    .select({
      ad: ads.slug,
      state: exchanges.state,
      agreedAt: exchangeMembers.agreedAt,
      until: exchanges.endsAt,
    })
    .from(exchangeMembers)
    .innerJoin(exchanges, eq(exchanges.id, exchangeMembers.exchangeId))
    .innerJoin(ads, eq(ads.id, exchangeMembers.adId))
    .where(eq(ads.userId, userId))
    .orderBy(asc(exchangeMembers.id))

const RATING = {
  stars: ratings.stars,
  text: ratings.text,
  answer: ratings.answer,
  at: ratings.createdAt,
  removedAt: ratings.removedAt,
}

/** What others said of the user, once it can be read; who they are is not the user's to take along. */
const ratingsOf = ({ db }: Database, userId: number, now: Date) =>
  db
    .select(RATING)
    .from(ratings)
    .where(and(eq(ratings.ratedId, userId), lte(ratings.shownFrom, now)))
    .orderBy(asc(ratings.id))

const ratingsBy = ({ db }: Database, userId: number) =>
  db.select(RATING).from(ratings).where(eq(ratings.authorId, userId)).orderBy(asc(ratings.id))

const complaintsOf = ({ db }: Database, userId: number) =>
  db
    .select({
      number: complaints.id,
      about: complaints.about,
      text: complaints.text,
      wish: complaints.wish,
      name: complaints.name,
      email: complaints.email,
      state: complaints.state,
      createdAt: complaints.createdAt,
      dueAt: complaints.dueAt,
      answer: complaints.answer,
      answeredAt: complaints.answeredAt,
    })
    .from(complaints)
    .where(eq(complaints.userId, userId))
    .orderBy(asc(complaints.id))

/** What a user paid for, marked, kept, wrote, rated and complained of. */
export const exportActivity = async (
  database: Database,
  userId: number,
  { now, seal }: Readonly<{ now: Date; seal: FileSeal['seal'] }>,
) => ({
  ...(await exportPayments(database, userId)),
  favourites: await database.db
    .select({ ad: ads.slug, since: favourites.createdAt })
    .from(favourites)
    .innerJoin(ads, eq(ads.id, favourites.adId))
    .where(eq(favourites.userId, userId)),
  savedSearches: await database.db
    .select({
      name: savedSearches.name,
      query: savedSearches.query,
      frequency: savedSearches.frequency,
      createdAt: savedSearches.createdAt,
    })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId)),
  notifiedBrowsers: await database.db
    .select({
      device: pushSubscriptions.device,
      address: pushSubscriptions.endpoint,
      hasMessages: pushSubscriptions.hasMessages,
      since: pushSubscriptions.createdAt,
    })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId)),
  notifications: await database.db
    .select({
      title: notifications.title,
      path: notifications.path,
      at: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id)),
  proposedExchanges: await exchangesOf(database, userId),
  filesOfAds: await filesOf(database, userId),
  companyPages: await companyPagesOf(database, userId),
  ...(await exportMessages(database, userId, seal)),
  receivedRatings: await ratingsOf(database, userId, now),
  givenRatings: await ratingsBy(database, userId),
  complaints: await complaintsOf(database, userId),
})
