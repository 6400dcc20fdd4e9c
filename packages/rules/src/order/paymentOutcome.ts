import { PAYMENT_TEXTS } from './paymentTexts.ts'
import type { PaymentState } from './paymentTransition.ts'

/** What a card gateway's answer means: for the payment, for the payer and for the operator. */
export type PaymentOutcome = Readonly<{
  state: Extract<
    PaymentState,
    'succeeded' | 'pending' | 'declined' | 'cancelled' | 'error' | 'expired'
  >
  /** Czech sentence for the payer. */
  explanation: string
  /** The operator must be told: the payer can do nothing about it. */
  alert: boolean
}>

/** The gateway's answer; codes as numbers, and whether both its signatures are right. */
export type PaymentAnswer = Readonly<{ prCode: number; srCode: number; isSigned: boolean }>

const outcome = (state: PaymentOutcome['state'], alert = false): PaymentOutcome => ({
  state,
  explanation: PAYMENT_TEXTS[state],
  alert,
})

const SUCCEEDED = outcome('succeeded')
/** Never „failed“: the order may well be paid, only we do not know yet. */
const PENDING = outcome('pending')
const CANCELLED = outcome('cancelled')
const EXPIRED = outcome('expired')
const ERROR = outcome('error', true)

const declined = (reason: string): PaymentOutcome => ({
  state: 'declined',
  explanation: `Platba byla zamítnuta: ${reason}.`,
  alert: false,
})

const DECLINED_BY_SR: ReadonlyMap<string, string> = new Map([
  ['28/3000', 'držitele karty se nepodařilo ověřit'],
  ['28/3002', 'držitele karty se nepodařilo ověřit'],
  ['28/3004', 'karta nemá zapnuté ověření plateb na internetu'],
  ['28/3005', 'banka ověření držitele karty nedokončila'],
  ['28/3006', 'banka ověření držitele karty nedokončila'],
  ['28/3007', 'obchod nemůže kartu ověřit'],
  ['28/3008', 'tento druh karty nepřijímáme'],
  ['30/1001', 'karta je blokovaná, ztracená nebo odcizená'],
  ['30/1002', 'banka platbu bez udání důvodu odmítla'],
  ['30/1003', 'údaje karty nesouhlasí nebo karta není platná'],
  ['30/1004', 'banka platbu teď nemůže zpracovat'],
  ['30/1005', 'na účtu není dost peněz nebo je překročen limit karty'],
])

const DECLINED_BY_PR: ReadonlyMap<number, string> = new Map([
  [28, 'držitele karty se nepodařilo ověřit'],
  [30, 'banka platbu odmítla'],
  [32, 'platnost karty skončila'],
  [37, 'kartu nejde přijmout'],
  [38, 'tento druh karty nepřijímáme'],
  [39, 'kartu nejde přijmout'],
  [40, 'platba byla vyhodnocena jako riziková'],
  [46, 'banka žádá silné ověření držitele karty'],
  [85, 'banka platbu odmítla'],
])

const OTHERS: ReadonlyMap<number, PaymentOutcome> = new Map([
  ...[14, 16, 20, 26, 80, 82, 83, 84, 200, 1000].map((code) => [code, PENDING] as const),
  ...[1, 2, 3, 4, 5, 11, 15, 17, 18, 25, 27, 31].map((code) => [code, ERROR] as const),
  [35, EXPIRED],
  [50, CANCELLED],
])

/**
 * Reads the answer of the card gateway (GP webpay HTTP API). Paid means PRCODE 0 and SRCODE 0 under
 * right signatures; anything unsigned or unknown is left pending, to be checked with the bank.
 * @example paymentOutcome({ prCode: 0, srCode: 0, isSigned: true }).state // "succeeded"
 */
export const paymentOutcome = ({ prCode, srCode, isSigned }: PaymentAnswer): PaymentOutcome => {
  if (!isSigned) return { ...PENDING, alert: true }
  if (prCode === 0) return srCode === 0 ? SUCCEEDED : PENDING
  const reason = DECLINED_BY_SR.get(`${prCode}/${srCode}`) ?? DECLINED_BY_PR.get(prCode)

  return reason ? declined(reason) : (OTHERS.get(prCode) ?? { ...PENDING, alert: true })
}
