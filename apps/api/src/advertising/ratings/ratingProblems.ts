import { RATING_DAYS } from '@inzrt/rules/deal'
import { Problem } from '../../platform/errors/Problem.ts'
import { conflict, notFound } from '../../platform/errors/problems.ts'

const forbidden = (text: string): Problem => new Problem(403, 'forbidden', text)

export const notHandedOver = (): Problem =>
  forbidden('Hodnotit se dá, až oba potvrdíte, že předání proběhlo.')
/** The two are one person, as far as the portal can tell. */
export const ownRating = (): Problem =>
  forbidden('Tenhle obchod hodnotit nejde: na obou stranách je podle všeho stejný člověk.')
export const alreadyRated = (): Problem =>
  conflict('Tohle hodnocení už jste napsali. Změnit se nedá.')
export const ratingIsOver = (): Problem =>
  conflict(`Hodnotit šlo do ${RATING_DAYS}\u00a0dnů od předání.`)
export const nothingToAnswer = (): Problem => conflict('Na tohle hodnocení už odpovědět nejde.')
/** One answer for a rating that is not there and for one that only others see. */
export const ratingNotFound = (): Problem => notFound('Takové hodnocení tu není.')
export const ratingDecided = (): Problem =>
  new Problem(409, 'version', 'O\u00a0tomhle hodnocení už je rozhodnuto.')
/** What was decided about is not all that is said of it. */
export const ratingReportedAgain = (): Problem =>
  new Problem(
    409,
    'version',
    'Mezitím přišlo další hlášení. Přečtěte si ho a\u00a0rozhodněte znovu.',
  )
