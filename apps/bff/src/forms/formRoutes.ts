import type { FormOutcome } from '@inzrt/contracts/pages/queryKeys'
import { budgetOf } from '@inzrt/contracts/wire/limits'
import type { FastifyPluginAsync } from 'fastify'
import { requestContexts } from '../app/requestContexts.ts'
import { callRequestHeaders } from '../headers/callRequestHeaders.ts'
import { BUDGETS } from '../limits/budgets.ts'
import type { ProxyParts } from '../proxy/ProxyParts.ts'
import type { RequestContext } from '../proxy/RequestContext.ts'
import { canonicalQuery } from '../request/canonicalQuery.ts'
import { FORMS, type Form } from './forms.ts'

const OUTCOMES: Readonly<Record<number, FormOutcome>> = {
  200: 'hotovo',
  404: 'neplati',
  409: 'plno',
  422: 'chyba',
  429: 'mnoho',
}

const bodyOf = ({ fields }: Form, form: URLSearchParams): Buffer =>
  Buffer.from(
    JSON.stringify(Object.fromEntries(fields.map((name) => [name, form.get(name) ?? '']))),
  )

/** The page that says how it ended, with what was asked for. */
const addressOf = ({ page, again }: Form, form: URLSearchParams, outcome: FormOutcome): string =>
  `${page.path}?${canonicalQuery(`vysledek=${outcome}&${again(form)}`, page.query)}`

/**
 * Forms that work without a script: what is typed becomes the call a script would make, and the browser is sent to the
 * page that says how it ended, so that reloading it sends nothing again.
 */
export const formRoutes: FastifyPluginAsync<{ parts: ProxyParts }> = async (app, { parts }) => {
  const { api, config, limiter, now } = parts

  const make = async (context: RequestContext, form: Form, body: Buffer): Promise<FormOutcome> => {
    const { method, path } = form.call
    const budget = BUDGETS[budgetOf(form.call)]
    if (limiter.take(budget, context.client, now()) > 0) return 'mnoho'
    const headers = callRequestHeaders(context, config.internalKey, body)
    const answer = await api
      .ask(
        { route: path, client: context.client, method, path, headers, body },
        context.cancellation,
      )
      .catch(() => null)
    if (answer && answer.status >= 400 && answer.status < 500)
      limiter.giveBack(budget, context.client)

    return OUTCOMES[answer?.status ?? 0] ?? 'pozdeji'
  }

  for (const form of FORMS)
    app.post(form.action, async ({ raw, body }, reply) => {
      const context = requestContexts.get(raw)
      const sent = body instanceof URLSearchParams ? body : new URLSearchParams()
      const outcome = context ? await make(context, form, bodyOf(form, sent)) : 'pozdeji'

      return reply.redirect(addressOf(form, sent, outcome), 303)
    })
}
