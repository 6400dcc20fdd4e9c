/**
 * Refuses what is no finite number, before it is printed as one.
 * @param name how the caller knows it
 * @throws TypeError when it is no number at all
 * @throws RangeError when it is NaN or infinite
 * @example checkNumber('count', Number.NaN) // RangeError: count must be a finite number, not NaN.
 */
export const checkNumber = (name: string, value: number): void => {
  if (typeof value !== 'number')
    throw new TypeError(`${name} must be a number, not ${value === null ? 'null' : typeof value}.`)
  if (!Number.isFinite(value))
    throw new RangeError(`${name} must be a finite number, not ${value}.`)
}
