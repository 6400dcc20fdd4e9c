import { fromHundredths } from '@inzrt/domain/price'
/** The first five digits of premium numbers, by site; two digits of the price follow. */
export type SmsPrefixes = Readonly<Record<'general' | 'adult', string>>

const DEAREST = 99

/**
 * The number a message of a price is sent to; null where no message costs that much.
 * @param price in hundredths of a crown
 */
export const smsNumberFor = (prefix: string, price: number): string | null => {
  const crowns = fromHundredths(price)

  return Number.isInteger(crowns) && crowns >= 1 && crowns <= DEAREST
    ? prefix + String(crowns).padStart(2, '0')
    : null
}
