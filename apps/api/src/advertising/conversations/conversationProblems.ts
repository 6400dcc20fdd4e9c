import { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields } from '../../platform/errors/problems.ts'

/** One answer for a conversation that is not there and for one of others. */
export const conversationNotFound = (): Problem =>
  new Problem(404, 'not_found', 'Taková konverzace tu není.')
export const noMailShown = (): Problem =>
  invalidFields({ text: ['Inzerent si zprávy přes portál nepřeje, zavolejte mu prosím.'] })
export const unsuitableQuestion = (): Problem =>
  invalidFields({ question: ['Tenhle dotaz se k\u00a0inzerátu nehodí.'] })
export const ownAd = (): Problem => invalidFields({ text: ['Tohle je váš vlastní inzerát.'] })
export const sentToMany = (): Problem =>
  invalidFields({
    text: [
      'Stejnou zprávu už jste dnes poslali k\u00a0mnoha inzerátům. Napište prosím každému vlastními slovy.',
    ],
  })
export const noMoreMessages = (): Problem =>
  new Problem(403, 'forbidden', 'Druhá strana si další zprávy nepřeje.')
