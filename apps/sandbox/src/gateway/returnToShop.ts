import { html } from '@inzrt/domain/text'
import { encodeAnswer } from '@inzrt/protocols/gp-webpay/encodeAnswer'
import type { FastifyReply } from 'fastify'
import { answerOf } from './answerOf.ts'
import type { Ending } from './Ending.ts'
import type { Bank } from './openBank.ts'
import type { Payment } from './Payment.ts'
import { renderReturns } from './renderGateway.ts'
import type { Result } from './results.ts'

type Answer = Readonly<Record<string, string>>

/** A refusal made to look like a payment: its signature is that of something else. */
const tampered = (answer: Answer): Answer => ({
  ...answer,
  PRCODE: '0',
  SRCODE: '0',
  RESULTTEXT: 'OK',
})

const formOf = ({ fields }: Payment, answer: Answer) => html`
  <form method="post" action="${fields.URL ?? ''}">${Object.entries(answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button>Zpět do obchodu</button></form>`

/** Where the shop takes a signed answer by GET. */
export const back = ({ fields }: Payment, answer: Answer): string =>
  `${fields.URL}?${encodeAnswer(answer)}`

type Return = Readonly<{
  payment: Payment
  result: Result
  bank: Bank
  /** A page of the gateway, for ends that do not lead back by themselves. */
  show: (text: string) => FastifyReply
}>

/** Leads the payer back to the shop, or shows why not, as the chosen end has it. */
export const returnToShop = (
  reply: FastifyReply,
  action: Ending['action'],
  { payment, result, bank, show }: Return,
): FastifyReply => {
  const said = answerOf(payment, result, bank)
  switch (action) {
    case 'vanish':
      return show(
        renderReturns('Okno se zavřelo', 'Zaplaceno je, obchod se to nedozvěděl.', html``),
      )
    case 'twice':
      return show(
        renderReturns(
          'Dva návraty',
          'Oba odkazy přinesou obchodu tutéž odpověď.',
          html`<p><a href="${back(payment, said)}">První návrat</a></p><p><a href="${back(payment, said)}">Druhý návrat</a></p>`,
        ),
      )
    case 'post':
      return show(renderReturns('Zaplaceno', 'Zpět se vrátíte formulářem.', formOf(payment, said)))
    case 'tamper':
      return reply.redirect(back(payment, tampered(said)), 303)
    case 'silent':
      return reply.redirect(back(payment, answerOf(payment, { ...result, text: '' }, bank)), 303)
    default:
      return reply.redirect(back(payment, said), 303)
  }
}
