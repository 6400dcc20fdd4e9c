import { readFile } from 'node:fs/promises'
import { maxLength } from '@inzrt/rules/lengths'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import type { Letter } from '../mail/Letter.ts'
import type { Phone } from '../phone/createPhone.ts'
import type { PhoneView } from '../phone/renderPhone.ts'
import type { Product } from '../product/createProduct.ts'
import type { Records } from '../records/openRecords.ts'
import type { DemoAccount } from './renderAccounts.ts'
import { renderSandbox } from './renderSandbox.ts'

export type PageDependencies = Readonly<{
  letters: Records<Letter>
  phone: Phone
  product: Product
  accounts: readonly DemoAccount[]
}>

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const LETTERS_SHOWN = 100
const MESSAGES_SHOWN = 30

const typed = z._default(z.string().check(maxLength(254)), '')
const PageQuerySchema = z.object({
  to: typed,
  mail: typed,
  reply: typed,
  phone: typed,
  number: typed,
  text: typed,
  fault: typed,
})
type PageQuery = z.output<typeof PageQuerySchema>

/** `/`: the post, the texts and the clock of a product that is tried on one machine. */
export const pageRoutes: FastifyPluginAsync<PageDependencies> = async (
  app,
  { letters, phone, product, accounts },
) => {
  const style = await readFile(`${import.meta.dirname}/sandbox.css`, 'utf8')

  const phoneOf = async ({ phone: owner, number, text, fault }: PageQuery): Promise<PhoneView> => ({
    owner,
    messages: phone.messages(owner).slice(0, MESSAGES_SHOWN),
    numbers: await product.premiumNumbers(),
    draft: { number, text },
    isRefused: fault !== '',
  })

  app.get<{ Querystring: PageQuery }>(
    '/',
    { schema: { querystring: PageQuerySchema } },
    async ({ query }, reply) => {
      const { to, mail, reply: answered } = query
      const mails = letters
        .list()
        .filter(({ recipient }) => to === '' || recipient === to)
        .slice(0, LETTERS_SHOWN)
      const [clock, drawn] = await Promise.all([product.clock().catch(() => null), phoneOf(query)])
      reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY)

      return renderSandbox({
        clock,
        machineTime: new Date(),
        mailbox: {
          mails,
          recipient: to,
          reply: answered,
          open: letters.get(mail) ?? mails[0] ?? null,
        },
        phone: drawn,
        accounts,
      })
    },
  )

  app.get('/sandbox.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  )
}
