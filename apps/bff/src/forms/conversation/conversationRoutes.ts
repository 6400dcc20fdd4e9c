import {
  type Conversation,
  markConversationCall,
  readConversationCall,
  writeMessageCall,
} from '@inzrt/contracts/conversation/conversation'
import { GATEWAY_PATHS } from '@inzrt/contracts/pages/gatewayPaths'
import type { Call } from '@inzrt/contracts/wire/call'
import { budgetOf } from '@inzrt/contracts/wire/limits'
import { ID_PATTERN } from '@inzrt/contracts/wire/scalar'
import type { FastifyPluginAsync } from 'fastify'
import { requestContexts } from '../../app/requestContexts.ts'
import { GENERAL } from '../../config/Brand.ts'
import { isTooYoung } from '../../gate/isGated.ts'
import { callRequestHeaders } from '../../headers/callRequestHeaders.ts'
import { BUDGETS } from '../../limits/budgets.ts'
import type { ProxyParts } from '../../proxy/ProxyParts.ts'
import type { RequestContext } from '../../proxy/RequestContext.ts'
import { askForLinkPage, CONVERSATION_POLICY, conversationPage } from './conversationPage.ts'
import { type ConversationLink, readLink } from './readLink.ts'

const NO_LINK = 'Vložte prosím celý odkaz, který přišel e-mailem.'
const MISSING = 'Taková konverzace tu není. Možná už byla smazaná, nebo odkaz patří účtu.'
const TOO_YOUNG = 'Nejdřív prosím na hlavní straně potvrďte, že je vám aspoň osmnáct.'
const LATER = 'Konverzaci teď nejde načíst. Zkuste to prosím za chvíli.'
const TOO_MANY = 'Zpráv je teď moc. Zkuste to prosím později.'

/** As long as a message may be, with each character written as up to twelve. */
const LARGEST = 64 * 1024

const MESSAGE_ID = new RegExp(`^${ID_PATTERN}$`)

/** What the api says of a message it does not take. */
const whyOf = (answer: Buffer): string => {
  try {
    const { message, errors } = JSON.parse(answer.toString())

    return errors?.content?.[0] ?? message ?? LATER
  } catch {
    return LATER
  }
}

/**
 * A conversation without a script, for somebody who has the link of a letter: the key is sent in a form, so that no address
 * ever holds it. Who has an account logged in by a script, and goes on with it.
 */
export const conversationRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (
  app,
  { parts: { ageProof, api, config, limiter, now } },
) => {
  const make = async (
    context: RequestContext,
    call: Call,
    { id, key }: ConversationLink,
    { query = '', body }: { query?: string; body?: object } = {},
  ) => {
    const { method, path: route } = call
    if (limiter.take(BUDGETS[budgetOf(call)], context.client, now()) > 0) return null
    const sent = body && Buffer.from(JSON.stringify(body))
    const headers = callRequestHeaders(context, config.internalKey, sent)
    const path = `${route.replace('{conversationId}', id)}?s=${key}${query}`
    const { client, cancellation } = context

    return api.ask({ route, client, method, path, headers, body: sent }, cancellation)
  }

  const write = async (context: RequestContext, link: ConversationLink, text: string) => {
    const answer = await make(context, writeMessageCall, link, { body: { content: text } })
    if (answer?.status === 201) return undefined

    return { text, why: answer ? whyOf(answer.body) : TOO_MANY }
  }

  const noteRead = async (
    context: RequestContext,
    link: ConversationLink,
    { messages }: Conversation,
  ) => {
    const last = messages.findLast(({ isOwn }) => !isOwn)
    const body = last && ({ event: 'read', upTo: last.id } as const)
    if (body) await make(context, markConversationCall, link, { body }).catch(() => null)
  }

  const answer = async (context: RequestContext, form: URLSearchParams) => {
    const brand = context.brand ?? GENERAL
    if (isTooYoung(context, ageProof.demanded))
      return { status: 403, page: askForLinkPage(brand, TOO_YOUNG) }
    const link = readLink(form.get('odkaz') ?? '')
    if (!link) return { status: 422, page: askForLinkPage(brand, NO_LINK) }
    const text = form.get('text')?.trim()
    const refused = text ? await write(context, link, text) : undefined
    const before = form.get('pred') ?? ''
    const query = MESSAGE_ID.test(before) ? `&before=${before}` : ''
    const read = await make(context, readConversationCall, link, { query })
    if (read?.status === 404) return { status: 404, page: askForLinkPage(brand, MISSING) }
    if (read?.status !== 200) return { status: 503, page: askForLinkPage(brand, LATER) }
    const conversation: Conversation = JSON.parse(read.body.toString()).data
    await noteRead(context, link, conversation)

    return {
      status: refused ? 422 : 200,
      page: conversationPage({ brand, link, conversation, refused }),
    }
  }

  app.post(GATEWAY_PATHS.readConversation, { bodyLimit: LARGEST }, async ({ raw, body }, reply) => {
    const context = requestContexts.get(raw)
    const form = body instanceof URLSearchParams ? body : new URLSearchParams()
    const failed = { status: 503, page: askForLinkPage(context?.brand ?? GENERAL, LATER) }
    const { status, page } = context ? await answer(context, form).catch(() => failed) : failed

    return reply
      .code(status)
      .headers({ 'content-security-policy': CONVERSATION_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
