import { formatMoney } from './formatMoney.ts'
import type { Currency } from './Price.ts'

/**
 * Formats an amount whose hundredths are shown where there are any, never rounded away.
 * @example formatExactly(4165, 'CZK') // '41,65\u00a0Kč'
 */
export const formatExactly = (hundredths: number, currency: Currency): string =>
  formatMoney(hundredths, currency, hundredths % 100 === 0 ? 0 : 2)
