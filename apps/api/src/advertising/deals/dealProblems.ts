import { OFFERS_MAX } from '@inzrt/rules/deal'
import { Problem } from '../../platform/errors/Problem.ts'
import { conflict, invalidFields } from '../../platform/errors/problems.ts'

export const noDeal = (): Problem =>
  new Problem(403, 'forbidden', 'U\u00a0tohoto inzerátu se o\u00a0ceně nevyjednává.')
/** Somebody answered meanwhile, the time ran out, or it was not theirs to do. */
export const dealMovedOn = (): Problem =>
  conflict('Tohle už teď udělat nejde, mezitím se něco změnilo. Podívejte se prosím, jak to je.')
export const otherOffer = (): Problem =>
  conflict('Nabídka se mezitím změnila. Podívejte se prosím na novou cenu.')
export const keptForAnother = (): Problem =>
  conflict('Věc už je rezervovaná pro někoho jiného, nebo prodaná.')
export const adIsOver = (): Problem => conflict('Inzerát už neplatí.')
export const tooManyOffers = (): Problem =>
  invalidFields({
    amount: [
      `V\u00a0jedné konverzaci můžete cenu nabídnout nejvýš ${OFFERS_MAX}krát. Domluvte se prosím zprávou.`,
    ],
  })
