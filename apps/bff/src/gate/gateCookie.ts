import type { CookieSerializeOptions } from '@fastify/cookie'
import type { Config } from '../config/Config.ts'

/** Never read by a script; sent along when another site leads here. */
export const gateCookie = (
  { scheme }: Config,
  path: string,
  maxAge: number,
): CookieSerializeOptions => ({
  path,
  maxAge,
  httpOnly: true,
  sameSite: 'lax',
  secure: scheme === 'https',
})
