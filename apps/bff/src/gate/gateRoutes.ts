import { COOKIES } from '@inzrt/contracts/headers'
import { AGE_COOKIE } from '@inzrt/domain/session'
import type { FastifyPluginAsync } from 'fastify'
import { visits } from '../app/visits.ts'
import type { Config } from '../config/Config.ts'
import { ENTER_PATH } from '../routes/localRoutes.ts'
import { entryPath } from './entryPath.ts'

const AGE_COOKIE_SECONDS = 3600

/** „Vstoupit“: remembers for an hour that the gate was passed and goes back to what was asked for. */
export const gateRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string | Buffer) => new URLSearchParams(body.toString()),
  )

  app.post(ENTER_PATH, async (request, reply) => {
    const origin = visits.get(request.raw)?.origin ?? ''
    const form = request.body instanceof URLSearchParams ? request.body.get('return') : null

    return reply
      .setCookie(COOKIES.ageVerified, AGE_COOKIE.value, {
        path: '/',
        maxAge: AGE_COOKIE_SECONDS,
        httpOnly: true,
        sameSite: 'lax',
        secure: config.scheme === 'https',
      })
      .redirect(entryPath(request.headers.referer, form, origin), 303)
  })
}
