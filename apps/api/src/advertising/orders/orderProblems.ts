import type { Problem } from '../../platform/errors/Problem.ts'
import { conflict, notFound } from '../../platform/errors/problems.ts'

export const orderNotFound = (): Problem => notFound('Takovou objednávku nemáme.')
export const receiptNotFound = (): Problem =>
  notFound('Doklad k této objednávce ještě není vystavený.')
export const orderChanged = (): Problem =>
  conflict('Objednávka se mezitím změnila. Načtěte prosím stránku znovu.')
export const cannotRetry = (): Problem => conflict('Tuto objednávku už zaplatit nejde.')
export const cannotWithdraw = (): Problem => conflict('Od této objednávky už odstoupit nejde.')
