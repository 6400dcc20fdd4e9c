import { and, eq } from 'drizzle-orm'
import type { Brand } from '../../platform/brand/Brand.ts'
import { pushSubscriptions } from '../../platform/database/schema/pushSubscriptions.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import type { PushName, PushPayload } from './pushTemplates.ts'

/** News of yesterday need not wake anybody: it is neither tried nor kept by a push service longer. */
const NEWS_HOURS = 24

type News<Name extends PushName> = Readonly<{
  userId: number
  brand: Brand
  template: Name
  payload: PushPayload<Name>
}>

/** Tells an account in each browser where it wants to hear of this, on the site it is about. */
export const notifyBrowsers = async <Name extends PushName>(
  tx: Transaction,
  outbox: Outbox,
  { userId, brand, template, payload }: News<Name>,
): Promise<void> => {
  const browsers = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(
      and(
        ...[eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.brandCode, brand)],
        template === 'messageNews' ? eq(pushSubscriptions.hasMessages, true) : undefined,
      ),
    )
  for (const { id } of browsers)
    await outbox.enqueue(tx, {
      channel: 'push',
      brand,
      to: String(id),
      template,
      payload,
      newsHours: NEWS_HOURS,
      sharer: `account ${userId}`,
    })
}
