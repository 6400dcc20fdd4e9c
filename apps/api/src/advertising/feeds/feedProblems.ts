import { Problem } from '../../platform/errors/Problem.ts'
import { conflict, invalidFields, notFound } from '../../platform/errors/problems.ts'

export const notCompany = (): Problem =>
  new Problem(
    403,
    'forbidden',
    'Import je pro firmy. V\u00a0nastavení účtu zvolte podnikatele a\u00a0vyplňte IČO.',
  )
export const unprovedAccount = (): Problem =>
  new Problem(403, 'forbidden', 'Nejdřív prosím potvrďte e-mail účtu odkazem, který jsme poslali.')
export const feedUnderWay = (): Problem =>
  conflict('Předchozí soubor se ještě zpracovává. Počkejte prosím na výsledek.')
export const feedNotFound = (): Problem => notFound('Takový soubor tu není.')
export const tooMuchForHour = (text: string): Problem => invalidFields({ bytes: [text] })
export const tornPiece = (): Problem =>
  invalidFields({ bytes: ['Soubor nedorazil celý. Nahrajte ho prosím znovu.'] })
