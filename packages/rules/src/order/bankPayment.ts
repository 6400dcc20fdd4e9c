import { fromHundredths } from '@inzrt/domain/price'
import { isoDay } from '@inzrt/domain/time'

const COUNTRY = 'CZ'
/** The country's letters as numbers, and two places for the check digits. */
const COUNTRY_DIGITS = '123500'

/**
 * A Czech account as an IBAN (ISO 13616).
 * @param account as banks write it, `prefix-number/bank` with or without the prefix
 * @returns null for anything else
 * @example ibanOf('19-2000145399/0800') // 'CZ6508000000192000145399'
 */
export const ibanOf = (account: string): string | null => {
  const [, prefix = '', number, bank] = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/.exec(account) ?? []
  if (!(number && bank)) return null
  const digits = bank + prefix.padStart(6, '0') + number.padStart(10, '0')
  const check = 98n - (BigInt(digits + COUNTRY_DIGITS) % 97n)

  return `${COUNTRY}${String(check).padStart(2, '0')}${digits}`
}

type BankPayment = Readonly<{
  account: string
  /** In hundredths of a crown. */
  amount: number
  dueAt: Date
  variableSymbol: string
}>

/**
 * What banks' applications read from a code on an invoice: the Czech standard Short Payment Descriptor (qr-platba.cz).
 * @returns null where the account is none
 * @example paymentCode({ account: '19-2000145399/0800', amount: 5865, dueAt: new Date('2026-12-11T10:00:00Z'), variableSymbol: '20260001' }) // 'SPD*1.0*ACC:CZ6508000000192000145399*AM:58.65*CC:CZK*DT:20261211*X-VS:20260001'
 */
export const paymentCode = (payment: BankPayment): string | null => {
  const { account, amount, dueAt, variableSymbol } = payment
  const iban = ibanOf(account)
  if (!iban) return null

  return [
    ...['SPD', '1.0', `ACC:${iban}`, `AM:${fromHundredths(amount).toFixed(2)}`, 'CC:CZK'],
    ...[`DT:${isoDay(dueAt).replaceAll('-', '')}`, `X-VS:${variableSymbol}`],
  ].join('*')
}
