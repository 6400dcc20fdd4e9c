import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ibanOf, paymentCode } from './bankPayment.ts'

test('P051 an account becomes the IBAN that its bank prints', () => {
  expect(ibanOf('19-2000145399/0800')).toBe('CZ6508000000192000145399')
  expect(ibanOf('2000145399/0800')).toBe('CZ7908000000002000145399')
})

test('P051 every account becomes an IBAN whose check holds', () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^\\d{2,${most}}$`))
  fc.assert(
    fc.property(digits(6), digits(10), fc.stringMatching(/^\d{4}$/), (prefix, number, bank) => {
      const iban = ibanOf(`${prefix}-${number}/${bank}`) ?? ''
      const moved = `${iban.slice(4)}1235${iban.slice(2, 4)}`

      expect(iban).toHaveLength(24)
      expect(BigInt(moved) % 97n).toBe(1n)
    }),
  )
})

test('P051 what is no account has no IBAN', () => {
  for (const account of [
    '',
    '1/0800',
    '19-2000145399',
    '2000145399/080',
    '2000145399/08001',
    'CZ65/0800',
  ])
    expect(ibanOf(account)).toBeNull()
})

test('P051 for what is no account there is no code for paying', () => {
  const payment = { amount: 5_860, dueAt: new Date('2026-12-10T12:00:00Z'), variableSymbol: '1' }

  expect(paymentCode({ ...payment, account: '2000145399' })).toBeNull()
})

test('P051 a code for paying says the sum in crowns, the day in Prague and the symbol', () => {
  const code = paymentCode({
    account: '2000145399/0800',
    amount: 5_860,
    variableSymbol: '20260001',
    dueAt: new Date('2026-12-10T23:30:00Z'),
  })

  expect(code).toBe(
    'SPD*1.0*ACC:CZ7908000000002000145399*AM:58.60*CC:CZK*DT:20261211*X-VS:20260001',
  )
})
