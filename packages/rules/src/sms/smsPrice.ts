import { HUNDREDTHS } from '@inzrt/domain/price'

/** A premium number says its price: nine, nought, three digits of the service, two of crowns. */
const PREMIUM = /^90\d{3}(\d{2})$/

/**
 * What a message to a number costs its sender, VAT included, in hundredths of a crown, or null for
 * a number that is no premium one.
 * @example smsPrice('9093333') // 3300
 */
export const smsPrice = (number: string): number | null => {
  const crowns = PREMIUM.exec(number)?.[1]

  return crowns === undefined ? null : Number(crowns) * HUNDREDTHS
}
