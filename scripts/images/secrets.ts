import type { Image } from './images.ts'

/** Settings of a production that are secrets; each comes as a file of its name. */
export const SECRETS = {
  bff: ['INTERNAL_KEY', 'SESSION_KEYS'],
  general: ['INTERNAL_KEY'],
  adult: ['INTERNAL_KEY'],
  api: ['INTERNAL_KEY', 'TOKEN_KEYS', 'DATABASE_URL', 'SMTP_URL'],
} as const satisfies Record<Image, readonly string[]>

/** Those of a store of pictures, which several machines share. */
export const STORE_SECRETS = ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

/** Folder of a container in which they lie. */
export const SECRETS_FOLDER = '/run/secrets/inzrt'

/** Variables that say in which files these secrets are. */
export const secretFiles = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`${name}_FILE`, `${SECRETS_FOLDER}/${name}`]))
