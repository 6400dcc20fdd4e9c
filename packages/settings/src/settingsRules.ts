import type { SettingsRule } from './readEnvironment.ts'

/** Known to everybody who reads this: good for one machine, never for a network. */
export const LOCAL_KEY = 'local-internal-key'

/** A shorter key of a product in use could be guessed. */
const SHORTEST_OWN_KEY = 32

/**
 * Settings that say something only together.
 * @example allOrNone('SMS_GATEWAY_URL', 'SMS_GATEWAY_KEY')
 */
export const allOrNone =
  (...names: readonly string[]): SettingsRule =>
  (environment) => {
    const missing = names.filter((name) => environment[name] === undefined)

    return missing.length === 0 || missing.length === names.length
      ? null
      : `${missing.join(', ')} missing: ${names.join(', ')} belong together`
  }

/**
 * Settings that say nothing without another one.
 * @example needs('SMTP_URL', ['MAIL_FROM'])
 */
export const needs =
  (other: string, names: readonly string[]): SettingsRule =>
  (environment) => {
    const idle = names.filter((name) => environment[name] !== undefined)

    return idle.length > 0 && environment[other] === undefined
      ? `${idle.join(', ')} without ${other} would do nothing`
      : null
  }

/** A product in use has a key that nobody else knows. */
export const ownInternalKey: SettingsRule = ({ INTERNAL_KEY = LOCAL_KEY }) =>
  INTERNAL_KEY === LOCAL_KEY || INTERNAL_KEY.length < SHORTEST_OWN_KEY
    ? `INTERNAL_KEY must be one of your own, of at least ${SHORTEST_OWN_KEY} characters`
    : null

/** Sites of one address would be one site. */
export const twoOrigins: SettingsRule = ({ GENERAL_ORIGIN, ADULT_ORIGIN }) =>
  GENERAL_ORIGIN !== undefined &&
  ADULT_ORIGIN !== undefined &&
  new URL(GENERAL_ORIGIN).host === new URL(ADULT_ORIGIN).host
    ? 'GENERAL_ORIGIN and ADULT_ORIGIN must be two addresses'
    : null
