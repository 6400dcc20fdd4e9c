import type { AdminInvoice } from '@inzrt/contracts/desk/invoice'
import { expect, test } from 'vitest'
import { invoiceState, owedText, toInvoiceRow } from './invoiceTexts.ts'

const invoice: AdminInvoice = {
  id: 3,
  publicNo: '20260009',
  number: 'D20260007',
  customer: 'Kola Novák s.r.o.',
  companyId: '27082440',
  total: 4_900,
  owed: 1_629,
  dueAt: '2026-12-05T22:59:59Z',
  isLate: true,
  paidAt: null,
  canBeUnpaid: false,
}

test('P051 the desk sees at one look what is late and what is owed in all', () => {
  expect(owedText({ open: { count: 3, owed: 12_345 }, late: { count: 1, owed: 1_629 } })).toMatch(
    /^Po splatnosti: 1.faktura, 16,29.Kč\. Čeká na.zaplacení: 3.faktury, 123,45.Kč\.$/,
  )
  expect(owedText({ open: { count: 0, owed: 0 }, late: { count: 0, owed: 0 } })).toContain('nic')
})

test('P051 a row of the desk says who owes how much of which invoice, and until when', () => {
  expect(toInvoiceRow(invoice)).toEqual([
    'D20260007',
    'Kola Novák s.r.o., IČO\u00a027082440',
    '16,29\u00a0Kč',
    '5.\u00a012.\u00a02026',
    'objednávka\u00a020260009',
  ])
  expect(invoiceState(invoice)).toEqual({ text: 'Po splatnosti', tone: 'bad' })
  expect(invoiceState({ ...invoice, isLate: false }).tone).toBe('waiting')
  const paid = { ...invoice, isLate: false, owed: 0, paidAt: '2026-11-25T10:00:00Z' }
  expect(invoiceState(paid)).toEqual({ text: 'Zaplacená 25.\u00a011.\u00a02026', tone: 'good' })
})
