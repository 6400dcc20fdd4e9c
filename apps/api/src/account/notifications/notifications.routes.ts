import {
  countUnreadCall,
  listNotificationsCall,
  readNotificationsCall,
} from '@inzrt/contracts/account/notification'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { scopeOf } from '../OwnScope.ts'
import { toPage } from '../toPage.ts'
import { createNotificationRows, type NotificationRow } from './notifications.repository.ts'

type Parts = Readonly<{ database: Database; clock: Clock }>

const toNotification = ({ id, title, path, readAt, createdAt }: NotificationRow) => ({
  id,
  title,
  path,
  isRead: readAt !== null,
  at: createdAt.toISOString(),
})

/** What an account was told on a site, and what of it was read. */
export const notificationsRoutes: FastifyPluginAsync<Parts> = async (app, { database, clock }) => {
  const notifications = createNotificationRows(database)

  serveCall(app, listNotificationsCall, async (request) => {
    const { rows, total } = await notifications.list(scopeOf(request))

    return toPage(request, total, rows.map(toNotification))
  })

  serveCall(app, countUnreadCall, async ({ user: { userId }, caller: { brand } }) => ({
    data: { unread: await notifications.countUnread({ userId, brand }) },
  }))

  serveCall(app, readNotificationsCall, async ({ body, user: { userId }, caller: { brand } }) => {
    await notifications.markRead({ userId, brand }, body, clock())

    return { message: 'Přečteno.' }
  })
}
