import { DAY_MS, HOUR_MS } from '@inzrt/domain/time'
import { eq } from 'drizzle-orm'
import { remindInvoices } from '../advertising/orders/invoicing/remindInvoices.ts'
import { createOrderAccess } from '../advertising/orders/orderAccess.ts'
import { users } from '../platform/database/schema/users.ts'
import { createShop } from './createShop.ts'

type Invoice = Readonly<{
  id: number
  publicNo: string
  number: string
  companyId: string
  owed: number
  isLate: boolean
  canBeUnpaid: boolean
}>

type Books = Readonly<{
  open: Readonly<{ count: number; owed: number }>
  late: Readonly<{ count: number; owed: number }>
  invoices: readonly Invoice[]
}>

/** Somebody logged in, also when days have passed. */
const session = (
  { logIn, clock }: Pick<Awaited<ReturnType<typeof createShop>>, 'logIn' | 'clock'>,
  nickname: string,
) => {
  let kept: { token: string; at: number } | null = null

  return async (): Promise<{ token: string }> => {
    const now = clock.read().getTime()
    if (!kept || Math.abs(now - kept.at) > HOUR_MS) {
      const answer = await logIn(nickname)
      kept = { token: answer.json().access_token, at: now }
    }

    return { token: kept.token }
  }
}

/** A shop whose desk lets companies pay by invoice, and companies. */
export const createPartners = async () => {
  const shop = await createShop()
  const { call, addAd, free, clock, database, register } = shop
  const { db } = database
  const { nickname: adminName } = await register()
  await db.update(users).set({ scope: 'admin' }).where(eq(users.nickname, adminName))
  const asAdmin = session(shop, adminName)
  let companies = 10_000_000

  /** An account of a company; a partner unless it is said otherwise. */
  const createCompany = async (terms: object = {}) => {
    const { nickname, email } = await register()
    const as = session(shop, nickname)
    const companyId = String(companies++)
    const [user] = await db
      .update(users)
      .set({
        emailVerifiedAt: clock.read(),
        kind: 'business',
        companyId,
        vatId: `CZ${companyId}`,
        companyName: `Kola ${companyId} s. r. o.`,
        companyAddress: 'Cejl 12, 602 00 Brno',
      })
      .where(eq(users.nickname, nickname))
      .returning()
    const userId = user?.id ?? 0

    const atDesk = async () =>
      (await call('GET', `/api/admin/users?q=${companyId}`, undefined, await asAdmin())).json()
        .data[0]
    const letPay = async (changes: object = {}) => {
      const { mark } = await atDesk()
      const body = { mark, scope: 'user', isBlocked: false, isPartner: true, ...changes }

      return call('PUT', `/api/admin/users/${userId}`, body, await asAdmin())
    }
    await letPay(terms)

    return {
      userId,
      companyId,
      nickname,
      email,
      as,
      atDesk,
      letPay,
      terms: async () =>
        (await call('GET', '/api/front/me/invoicing', undefined, await as())).json().data as {
          owed: number
          isLate: boolean
        } | null,
      /** Topping of an own ad, which costs 49 Kč. */
      topping: async (changes: object = {}, who?: object) => {
        const { slug } = await addAd(free, {
          userId,
          publishedAt: clock.read(),
          validUntil: new Date(clock.read().getTime() + 200 * DAY_MS),
        })

        return call(
          'POST',
          `/api/front/inzrts/${slug}/orderPromos`,
          {
            payment_method: 'invoice',
            promos: [{ promoId: 2 }],
            addInfo: { consentStartNow: true },
            ...changes,
          },
          who ?? (await as()),
        )
      },
      order: async (publicNo: string) =>
        (await call('GET', `/api/front/orders/${publicNo}`, undefined, await as())).json().data,
      withdraw: async (publicNo: string) =>
        call('POST', `/api/front/orders/${publicNo}/withdraw`, {}, await as()),
    }
  }

  const books = async (): Promise<Books> =>
    (await call('GET', '/api/admin/invoices', undefined, await asAdmin())).json().data
  const invoiceOf = async (publicNo: string): Promise<Invoice | undefined> =>
    (await books()).invoices.find((invoice) => invoice.publicNo === publicNo)
  const remind = () =>
    remindInvoices({
      database,
      outbox: shop.identity.outbox,
      clock: clock.read,
      access: createOrderAccess(Buffer.alloc(32)),
    })

  return {
    ...shop,
    asAdmin,
    adminName,
    createCompany,
    books,
    invoiceOf,
    remind,
    note: async (publicNo: string, isPaid: boolean, who?: object) => {
      const { rows } = await database.pool.query('select id from orders where public_no = $1', [
        publicNo,
      ])

      return call(
        'POST',
        '/api/admin/invoice-payments',
        { id: rows[0]?.id, isPaid },
        who ?? (await asAdmin()),
      )
    },
  }
}
