import { createKeyedProvider } from './createKeyedProvider.ts'
import { createSignedProvider } from './createSignedProvider.ts'
import type { SmsProvider, SmsProviders } from './InboundSms.ts'

const KINDS: Readonly<Record<string, (secret: string) => SmsProvider>> = {
  signed: createSignedProvider,
  keyed: createKeyedProvider,
}

const parseProvider = (text: string): [string, SmsProvider] => {
  const [name = '', kind = '', secret = ''] = text.trim().split(':')
  const create = KINDS[kind]
  if (!/^[a-z0-9-]{1,30}$/.test(name) || !create || secret.length < 32)
    throw new Error(
      'SMS_PROVIDERS: each is a name, signed or keyed, and a secret of 32 signs, with colons between',
    )

  return [name, create(secret)]
}

/**
 * Reads who may bring messages.
 * @throws Error that repeats no secret
 * @example parseSmsProviders('ats:signed:9f…,centrum:keyed:2c…')
 */
export const parseSmsProviders = (text: string): SmsProviders =>
  new Map(text.split(',').map(parseProvider))
