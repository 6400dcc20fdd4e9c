import { resolve } from 'node:path'
import type { Environment } from '@inzrt/settings/Environment'
import { readEnvironment } from '@inzrt/settings/readEnvironment'
import { Settings } from './Settings.ts'

const root = resolve(import.meta.dirname, '../../../..')

export type SandboxSettings = ReturnType<typeof readSettings>

/**
 * Reads the process's settings; every one has a default that suits one machine.
 * @throws Error that names each setting that cannot work
 */
export const readSettings = (environment: Environment) => {
  const data = readEnvironment(Settings, environment, [
    ({ NODE_ENV }) =>
      NODE_ENV === 'production' ? 'NODE_ENV must not be production: here nothing is real' : null,
  ])

  return {
    port: data.PORT,
    smtpPort: data.SMTP_PORT,
    inletPort: data.MAIL_INLET_PORT,
    folder: resolve(root, data.DATA_DIR, 'sandbox'),
    apiUrl: data.API_URL,
    internalKey: data.INTERNAL_KEY,
    smsHookUrl: data.SMS_HOOK_URL,
  }
}
