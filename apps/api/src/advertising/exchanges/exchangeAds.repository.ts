import { type Wish, wishesOf } from '@inzrt/domain/search'
import { WANTED_IN_EXCHANGE } from '@inzrt/rules/attributes'
import { type SQL, sql } from 'drizzle-orm'
import { whereShown } from '../../catalogue/ads/isPublished.ts'
import { LEXEME } from '../../catalogue/search/lexemes.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { exchangeLooks } from '../../platform/database/schema/exchanges.ts'
import { sections } from '../../platform/database/schema/sections.ts'
import { users } from '../../platform/database/schema/users.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { recipientOf } from '../renewals/recipientOf.ts'

/** An ad that can take part in exchanges: it is shown, takes messages, and its advertiser can be told. */
export type ExchangeAd = Readonly<{
  id: number
  heading: string
  /** What it says it is looking for. */
  wanted: string
  brand: Brand
  userId: number | null
  to: string
}>

/** Things that suit one wish of an ad; the oldest, so that an answer does not depend on when it is asked. */
const EDGES_MAX = 50

const columns = sql`
  ${ads.id} as id, ${ads.heading} as heading, coalesce(${ads.attributes} ->> ${sql.raw(`'${WANTED_IN_EXCHANGE.key}'`)}, '') as wanted,
  ${ads.brandCode} as brand, ${ads.userId} as "userId", ${recipientOf} as "to"`

const withAdvertiser = sql`${ads} left join ${users} on ${users.id} = ${ads.userId}`

/** Whether an ad can take part in exchanges now. */
export const canTakePart = (now: Date): SQL => sql`(${ads.type} = 'exchange' and ${ads.showEmail}
  and ${recipientOf} is not null and ${whereShown(now)}
  and ${ads.sectionId} not in (select id from ${sections} where is_dating))`

const toQuery = (wishes: readonly Wish[]): string =>
  wishes.map((wish) => `(${wish.map((stem) => `'${LEXEME.named(stem)}'`).join(' & ')})`).join(' | ')

/** Ads that nobody has looked at since they came out or were changed, the next few behind one. */
export const readUnseen = async (
  tx: Pick<Transaction, 'execute'>,
  now: Date,
  { after, limit }: Readonly<{ after: number; limit: number }>,
): Promise<ExchangeAd[]> => {
  const { rows } = await tx.execute<ExchangeAd>(sql`
    select ${columns} from ${withAdvertiser}
    left join ${exchangeLooks} on ${exchangeLooks.adId} = ${ads.id}
    where ${canTakePart(now)} and ${ads.id} > ${after}
      and (${exchangeLooks.lookedAt} is null or ${exchangeLooks.lookedAt} <= ${ads.updatedAt})
    order by ${ads.id} limit ${limit}`)

  return rows
}

/** For each ad those that offer what it is looking for, the smallest number first. */
export const readOffering = async (
  tx: Pick<Transaction, 'execute'>,
  now: Date,
  seekers: readonly ExchangeAd[],
): Promise<ReadonlyMap<number, readonly ExchangeAd[]>> => {
  const wished = seekers.flatMap((ad) => {
    const query = toQuery(wishesOf(ad.wanted, ad.heading))

    return query === '' ? [] : [{ id: ad.id, query, brand: ad.brand }]
  })
  if (wished.length === 0) return new Map()
  const { rows } = await tx.execute<ExchangeAd & { seeker: number }>(sql`
    select seeker, offered.*
    from unnest(
      ${sql.param(wished.map(({ id }) => id))}::int[],
      ${sql.param(wished.map(({ query }) => query))}::text[],
      ${sql.param(wished.map(({ brand }) => brand))}::text[]
    ) as wished (seeker, query, brand)
    cross join lateral (
      select ${columns} from ${withAdvertiser}
      where ${canTakePart(now)} and ${ads.brandCode} = wished.brand and ${ads.id} <> seeker
        and ${ads.headingWords} @@ wished.query::tsquery
      order by ${ads.id} limit ${EDGES_MAX}
    ) offered
    order by seeker, offered.id`)

  return Map.groupBy(rows, ({ seeker }) => seeker)
}
