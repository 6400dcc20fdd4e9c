import { CONVERSATION_PHOTOS_MAX } from '@inzrt/rules/limits'
import { Problem } from '../../platform/errors/Problem.ts'
import { invalidFields, notFound } from '../../platform/errors/problems.ts'

/** One answer for a conversation that is not there and for one of others. */
export const conversationNotFound = (): Problem => notFound('Taková konverzace tu není.')
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
export const lostPhoto = (): Problem =>
  invalidFields({ photos: ['Některá fotka už není k\u00a0dispozici. Nahrajte ji prosím znovu.'] })
export const tooManyPhotos = (): Problem =>
  invalidFields({
    photos: [`V\u00a0jedné konverzaci můžete poslat nejvýš ${CONVERSATION_PHOTOS_MAX} fotek.`],
  })
export const noPhotosYet = (): Problem =>
  invalidFields({ photos: ['Fotky můžete poslat, až vám druhá strana odpoví.'] })
export const noMoreMessages = (): Problem =>
  new Problem(403, 'forbidden', 'Druhá strana si další zprávy nepřeje.')
