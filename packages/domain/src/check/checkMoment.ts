/**
 * Refuses what is no moment in time, before it is printed or counted with.
 * @param name how the caller knows it
 * @throws TypeError when it is no Date
 * @throws RangeError when it is an invalid Date
 * @example checkMoment('now', new Date('tomorrow')) // RangeError: now must be a valid Date.
 */
export const checkMoment = (name: string, value: Date): void => {
  if (!(value instanceof Date)) throw new TypeError(`${name} must be a Date, not ${typeof value}.`)
  if (Number.isNaN(value.getTime())) throw new RangeError(`${name} must be a valid Date.`)
}
