/**
 * Refuses a name that is not among those a record knows, such as a type of price from an older program.
 * @param name how the caller knows it
 * @throws TypeError that lists what is known
 * @example checkKey('currency', 'USD', { CZK: 'Kč' }) // TypeError: currency must be one of CZK, not "USD".
 */
export const checkKey = (
  name: string,
  key: string,
  known: Readonly<Record<string, unknown>>,
): void => {
  if (!Object.hasOwn(known, key))
    throw new TypeError(
      `${name} must be one of ${Object.keys(known).join(', ')}, not ${JSON.stringify(key)}.`,
    )
}
