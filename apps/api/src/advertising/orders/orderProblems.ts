import { Problem } from '../../platform/errors/Problem.ts'

export const orderNotFound = (): Problem =>
  new Problem(404, 'not_found', 'Takovou objednávku nemáme.')
export const receiptNotFound = (): Problem =>
  new Problem(404, 'not_found', 'Doklad k této objednávce ještě není vystavený.')
export const orderChanged = (): Problem =>
  new Problem(409, 'conflict', 'Objednávka se mezitím změnila. Načtěte prosím stránku znovu.')
export const cannotRetry = (): Problem =>
  new Problem(409, 'conflict', 'Tuto objednávku už zaplatit nejde.')
export const cannotWithdraw = (): Problem =>
  new Problem(409, 'conflict', 'Od této objednávky už odstoupit nejde.')
