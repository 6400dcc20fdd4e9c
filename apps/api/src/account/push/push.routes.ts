import {
  deletePushCall,
  listPushCall,
  renewPushCall,
  savePushCall,
} from '@inzrt/contracts/account/push'
import { PUSH_BROWSERS_MAX } from '@inzrt/rules/limits'
import type { FastifyPluginAsync } from 'fastify'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import type { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields, notFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { Reach } from '../../platform/outside/reach.ts'
import { browserFaults } from './browserFaults.ts'
import { createPushRows, type PushRow } from './push.repository.ts'

export type PushDependencies = Readonly<{
  database: Database
  clock: Clock
  /** What browsers subscribe to; null: nobody is notified. */
  pushKey: string | null
  reach: Reach
}>

const browserNotFound = (): Problem => notFound('V\u00a0tom prohlížeči už neupozorňujeme.')
const OTHER_KEY = 'Mezitím jsme u\u00a0upozornění něco změnili. Načtěte prosím stránku znovu.'
const refused = (text: string): Problem => invalidFields({ endpoint: [text] })

/** Browsers an account is notified in, each switched on and off by itself. */
export const pushRoutes: FastifyPluginAsync<PushDependencies> = async (
  app,
  { database, clock, pushKey, reach },
) => {
  const rows = createPushRows(database, clock)
  const toBrowser = ({ id, device, endpoint, hasMessages, serverKey, createdAt }: PushRow) => ({
    id,
    device,
    endpoint,
    hasMessages,
    isSilent: serverKey !== pushKey,
    since: createdAt.toISOString(),
  })

  serveCall(app, listPushCall, async ({ user: { userId }, caller: { brand } }) => ({
    data: { key: pushKey, browsers: (await rows.list({ userId, brand })).map(toBrowser) },
  }))

  serveCall(app, savePushCall, async ({ body, user, caller: { brand, device } }) => {
    const { userId, sessionId } = user
    if (!pushKey) throw refused('Upozornění v\u00a0prohlížeči teď neposíláme.')
    const faults = browserFaults(body, reach)
    if (faults) throw invalidFields(faults)
    const { key: serverKey, ...browser } = body
    if (serverKey !== pushKey) throw invalidFields({ key: [OTHER_KEY] })
    const saved = await rows.save({ userId, brand }, { ...browser, serverKey, device, sessionId })
    if (!saved)
      throw refused(
        `Upozorňovat můžeme nejvýš v\u00a0${PUSH_BROWSERS_MAX} prohlížečích. Některý prosím v\u00a0nastavení vypněte.`,
      )

    return { data: toBrowser(saved) }
  })

  serveCall(app, renewPushCall, async ({ body, caller: { brand } }) => {
    const { key: serverKey, formerEndpoint, formerAuth, ...fresh } = body
    const faults = browserFaults(fresh, reach)
    if (faults) throw invalidFields(faults)
    const former = { endpoint: formerEndpoint, auth: formerAuth, brandCode: brand }
    if (!(await rows.renew(former, { ...fresh, serverKey }))) throw browserNotFound()

    return { message: 'V\u00a0tomto prohlížeči upozorňujeme dál.' }
  })

  serveCall(app, deletePushCall, async ({ params, user }) => {
    if (!(await rows.remove(user.userId, Number(params.pushId)))) throw browserNotFound()

    return { message: 'V\u00a0tomto prohlížeči už upozorňovat nebudeme.' }
  })
}
