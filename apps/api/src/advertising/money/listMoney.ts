import type { MoneyKind, MoneyMatter } from '@inzrt/contracts/desk/money'
import { REFUND_DAYS } from '@inzrt/rules/limits'
import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/openDatabase.ts'

type Row = {
  kind: MoneyKind
  id: number
  public_no: string | null
  what: string
  reference: string | null
  amount: string
  since: Date | string
  due_at: Date | string | null
}

const MOST = 200

const OPEN = sql`
  select 'unclear' as kind, p.id, o.public_no, coalesce(ads.heading, 'Kredit') as what, p.bank_order_number as reference,
    p.amount, p.created_at as since, null::timestamptz as due_at
  from payments p join orders o on o.id = p.order_id left join ads on ads.id = o.ad_id
  where p.state in ('pending', 'error')`

const UNDELIVERED = sql`
  select 'undelivered', o.id, o.public_no, ads.heading, null, o.total, o.paid_at, null
  from orders o join ads on ads.id = o.ad_id
  where o.state = 'paid' and ads.state not in ('waiting_approval', 'waiting_verification')`

const OWED = sql`
  select 'refund', o.id, o.public_no, coalesce(ads.heading, 'Kredit'),
    (select coalesce(p.bank_order_number, i.msisdn) from payments p
      left join sms_payment_parts s on s.order_id = o.id
      left join sms_inbound i on i.id = s.inbound_id
      where p.order_id = o.id and p.state = 'succeeded' order by p.finished_at limit 1),
    o.refund_amount, o.paid_at, o.refund_due_at
  from orders o left join ads on ads.id = o.ad_id where o.state = 'refund_due'`

/** The first that succeeded paid the order; every other paid it again. */
const TWICE = sql`
  select 'paid_twice', p.id, o.public_no, coalesce(ads.heading, 'Kredit'), p.bank_order_number, p.amount, p.finished_at,
    p.finished_at + make_interval(days => ${REFUND_DAYS}::int)
  from payments p join orders o on o.id = p.order_id left join ads on ads.id = o.ad_id
  where p.state = 'succeeded' and exists (select 1 from payments first
    where first.order_id = p.order_id and first.state in ('succeeded', 'refunded')
      and (first.finished_at, first.id) < (p.finished_at, p.id))`

const SMS = sql`
  select 'sms', id, null, text, msisdn, refund_amount, arrived_at,
    arrived_at + make_interval(days => ${REFUND_DAYS}::int)
  from sms_inbound where refund_amount > 0 and refunded_at is null`

const moment = (at: Date | string): string => new Date(at).toISOString()

/** Payments and refunds that need a person: what has a day first, then what has waited longest. */
export const listMoney = async ({ db }: Database): Promise<MoneyMatter[]> => {
  const { rows } = await db.execute<Row>(sql`
    ${OPEN} union all ${UNDELIVERED} union all ${OWED} union all ${TWICE} union all ${SMS}
    order by due_at nulls last, since, id limit ${MOST}`)

  return rows.map(({ kind, id, public_no: publicNo, what, reference, amount, since, due_at }) => ({
    kind,
    id,
    publicNo,
    what,
    reference,
    amount: Number(amount),
    since: moment(since),
    dueAt: due_at && moment(due_at),
  }))
}
