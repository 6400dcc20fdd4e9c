import type { Feed, FeedLine } from '@inzrt/contracts/account/feed'
import { csvLine, FEED_COLUMNS, XML_FOOT, XML_HEAD, xmlAd } from '@inzrt/rules/feed'
import { FEED_PIECE_BYTES } from '@inzrt/rules/limits'
import { asc, eq } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { fetchPhotos } from '../advertising/feeds/fetchPhotos.ts'
import { workFeeds } from '../advertising/feeds/workFeeds.ts'
import { createOrderParts } from '../advertising/orders/createOrderParts.ts'
import { LOCAL_SUPPLIER } from '../advertising/orders/receipts/localSupplier.ts'
import { createPreparers } from '../advertising/uploads/createPreparers.ts'
import { createUploadsRepository } from '../advertising/uploads/uploads.repository.ts'
import { createAdsRepository } from '../catalogue/ads/ads.repository.ts'
import { createOriginals } from '../catalogue/images/createOriginals.ts'
import { createSectionsRepository } from '../catalogue/sections/sections.repository.ts'
import { ads } from '../platform/database/schema/ads.ts'
import { users } from '../platform/database/schema/users.ts'
import { createOutside } from '../platform/outside/createOutside.ts'
import { reachThisMachine } from '../platform/outside/reach.ts'
import { createShop } from './createShop.ts'
import { TOKEN_KEY } from './secrets.ts'
import { silentLog } from './silentLog.ts'

type Choices = Partial<Pick<Feed, 'isDry' | 'endsMissing' | 'paysByCredit' | 'name'>>
type Cells = Readonly<Record<string, string>>

/** Lines of a file under the names of the columns that the first one has. */
export const csvOf = (rows: readonly Cells[]): string => {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]

  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map(csvLine).join('')
}

/** The same ads as an XML file. */
export const xmlOf = (rows: readonly Cells[]): string =>
  `${XML_HEAD}${rows.map(xmlAd).join('')}${XML_FOOT}`

/** The API with firms that send files of ads. */
export const createSellers = async () => {
  const shop = await createShop()
  const { database, call, clock, identity } = shop
  const { db } = database
  const sections = createSectionsRepository(database, { maxAgeMs: 0 })
  const { attempts, outbox } = identity
  const selling = { database, sections, clock: clock.read, outbox }
  const orders = createOrderParts({
    ...selling,
    log: silentLog,
    secret: TOKEN_KEY.secret,
    supplier: LOCAL_SUPPLIER,
    ads: createAdsRepository(database, clock.read),
    gateway: null,
    smsPayments: null,
  })
  const cars = await shop.addSection({ slug: 'auta', attributeSet: 'car' })
  const place = await shop.addPlace({ psc: '39701', municipalityName: 'Písek' })

  /** The cells of an ad; what a test does not care about is made up. */
  const cellsOf = (number: string, changes: Cells = {}): Cells => ({
    [FEED_COLUMNS.number]: number,
    [FEED_COLUMNS.section]: 'auta',
    [FEED_COLUMNS.heading]: `Prodám vůz ${number}`,
    [FEED_COLUMNS.content]: `Zachovalý vůz po prvním majiteli, ${number}.`,
    [FEED_COLUMNS.price]: '150 000 Kč',
    [FEED_COLUMNS.place]: '397 01 Písek',
    ...changes,
  })

  const preparers = createPreparers({ longestWaitMs: 60_000 })
  afterAll(() => preparers.stop())
  const originals = createOriginals(shop.imagesDir)

  const work = (turn?: AbortSignal, broken: object = {}) =>
    workFeeds({ ...selling, attempts, orders, sections: { ...sections, ...broken } }, turn)
  const fetch = (signals: Parameters<typeof fetchPhotos>[1] = {}, reach = reachThisMachine) =>
    fetchPhotos(
      {
        ...selling,
        attempts,
        orders,
        originals,
        preparers,
        uploads: createUploadsRepository(database),
        outside: createOutside(reach),
      },
      signals,
    )

  /** A firm whose address is proved. */
  const addSeller = async (changes: object = {}) => {
    const { nickname, token } = await shop.register()
    const [user] = await db
      .update(users)
      .set({
        kind: 'business',
        companyId: '27082440',
        emailVerifiedAt: clock.read(),
        localityId: place,
        ...changes,
      })
      .where(eq(users.nickname, nickname))
      .returning()
    const userId = user?.id ?? 0
    const as = { token }
    const begin = (bytes: number, choices: Choices = {}) =>
      call(
        'POST',
        '/api/front/me/feeds',
        {
          name: 'nabidka.csv',
          isDry: false,
          endsMissing: false,
          paysByCredit: false,
          ...choices,
          bytes,
          rules: true,
        },
        as,
      )
    const sendPiece = (id: number, position: number, bytes: Buffer) =>
      call(
        'PUT',
        `/api/front/me/feeds/${id}/pieces/${position}`,
        { bytes: bytes.toString('base64') },
        as,
      )
    const list = async (): Promise<Feed[]> =>
      (await call('GET', '/api/front/me/feeds', undefined, as)).json().data
    const upload = async (file: string | Buffer, choices: Choices = {}): Promise<number> => {
      const bytes = Buffer.from(file)
      const begun = await begin(bytes.length, choices)
      if (begun.statusCode !== 201) throw new Error(`${begun.statusCode} ${begun.body}`)
      const { id } = begun.json().data
      for (let at = 0; at * FEED_PIECE_BYTES < bytes.length; at++)
        await sendPiece(id, at, bytes.subarray(at * FEED_PIECE_BYTES, (at + 1) * FEED_PIECE_BYTES))

      return id
    }
    const read = async (id: number): Promise<Feed> => {
      const feed = (await list()).find((each) => each.id === id)
      if (!feed) throw new Error(`There is no file ${id}.`)

      return feed
    }

    return {
      userId,
      as,
      begin,
      sendPiece,
      list,
      upload,
      read,
      /** Sends a file and waits until it is worked on. */
      send: async (file: string | Buffer, choices: Choices = {}): Promise<Feed> => {
        const id = await upload(file, choices)
        await work()

        return read(id)
      },
      lines: async (id: number, query = ''): Promise<FeedLine[]> =>
        (await call('GET', `/api/front/me/feeds/${id}/lines?${query}`, undefined, as)).json().data,
      ads: () => db.select().from(ads).where(eq(ads.userId, userId)).orderBy(asc(ads.id)),
      /** All of one's own ads as lines of a file. */
      exported: async (): Promise<Cells[]> => {
        const rows: Cells[] = []
        for (let after: string | null = '0'; after !== null; ) {
          const path: string = `/api/front/me/feed-ads?after=${after}`
          const { data, meta } = (await call('GET', path, undefined, as)).json()
          rows.push(...data)
          after = meta.after
        }

        return rows
      },
    }
  }

  return { ...shop, cars, work, fetch, originals, addSeller, cellsOf }
}
