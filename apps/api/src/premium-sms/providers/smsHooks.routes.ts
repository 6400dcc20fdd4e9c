import { receiveSmsCall } from '@inzrt/contracts/payment/sms'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { unauthenticated } from '../../platform/errors/authProblems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import { receiveSms } from '../receiving/receiveSms.ts'
import type { SmsParts } from '../SmsParts.ts'
import type { SmsProviders } from './InboundSms.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, where the route keeps it. */
    rawBody: Buffer | null
  }
}

type Dependencies = SmsParts & Readonly<{ providers: SmsProviders }>

const LONGEST_BODY = 8 * 1024

type Parse = (body: Buffer) => unknown

const asJson: Parse = (body) => JSON.parse(body.toString('utf8'))
const asForm: Parse = (body) => Object.fromEntries(new URLSearchParams(body.toString('utf8')))

const keepRaw =
  (parse: Parse) =>
  async (request: FastifyRequest, body: Buffer): Promise<unknown> => {
    request.rawBody = body
    try {
      return parse(body)
    } catch {
      throw Object.assign(new Error('The body is not what it says it is.'), { statusCode: 400 })
    }
  }

/** Where providers bring premium messages. */
export const smsHooksRoutes: FastifyPluginAsync<Dependencies> = async (app, dependencies) => {
  app.decorateRequest('rawBody', null)
  app.removeContentTypeParser('application/json')
  const options = { parseAs: 'buffer', bodyLimit: LONGEST_BODY } as const
  app.addContentTypeParser('application/json', options, keepRaw(asJson))
  app.addContentTypeParser('application/x-www-form-urlencoded', options, keepRaw(asForm))

  serveCall(app, receiveSmsCall, async ({ params, body, headers, rawBody }) => {
    const provider = dependencies.providers.get(params.provider)
    if (!provider) throw unauthenticated()
    const raw = rawBody ?? Buffer.alloc(0)
    const sms = provider.parseInbound({ headers, raw, body, now: dependencies.clock() })
    await receiveSms(dependencies, params.provider, sms)

    return provider.ack() as 'OK'
  })
}
