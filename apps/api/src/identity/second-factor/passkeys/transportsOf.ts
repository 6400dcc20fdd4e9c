import type { AuthenticatorTransport } from '@simplewebauthn/server'

const KNOWN: readonly string[] = [
  ...['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'],
]

/** Those ways to reach a key that browsers know. */
export const transportsOf = (names: readonly string[]): AuthenticatorTransport[] =>
  names.filter((name): name is AuthenticatorTransport => KNOWN.includes(name))
