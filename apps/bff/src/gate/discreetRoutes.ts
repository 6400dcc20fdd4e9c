import { DOOR_COOKIES } from '@inzrt/contracts/wire/headers'
import type { FastifyPluginAsync } from 'fastify'
import { visits } from '../app/visits.ts'
import type { DoorContext } from '../door/DoorContext.ts'
import { DISCREET_PATH } from '../routes/localRoutes.ts'
import { entryPath } from './entryPath.ts'
import { gateCookie } from './gateCookie.ts'
import { DISCREET } from './isDiscreet.ts'

const DAYS_180 = 180 * 86_400

/** Turns the discreet look on or off and goes back to where the visitor was. */
export const discreetRoutes: FastifyPluginAsync<{ context: DoorContext }> = async (
  app,
  { context: { config } },
) => {
  app.post(DISCREET_PATH, async (request, reply) => {
    const { origin = '' } = visits.get(request.raw) ?? {}
    const isOn = request.body instanceof URLSearchParams && request.body.get('rezim') === '1'
    const options = gateCookie(config, '/', isOn ? DAYS_180 : 0)

    return reply
      .setCookie(DOOR_COOKIES.discreet, isOn ? DISCREET : '', options)
      .redirect(entryPath(request.headers.referer, null, origin), 303)
  })
}
