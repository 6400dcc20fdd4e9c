import { key, oneOf, origin, port, safeAddress, setting } from '@inzrt/settings/fields'
import { LOCAL_KEY } from '@inzrt/settings/settingsRules'
import * as z from 'zod/mini'

/** Every setting of this process; docs/operations.md has the same ones. */
export const Settings = z.object({
  NODE_ENV: z._default(oneOf(['development', 'test', 'production']), 'development'),
  PORT: z._default(port(), 4200),
  SMTP_PORT: z._default(port(), 4201),
  MAIL_INLET_PORT: z._default(port(), 4202),
  DATA_DIR: z._default(setting(), '.data'),
  API_URL: z._default(origin(), 'http://127.0.0.1:4100'),
  INTERNAL_KEY: z._default(key(8), LOCAL_KEY),
  SMS_HOOK_URL: z._default(safeAddress(), 'http://127.0.0.1:3000/api/hooks/sms/sandbox'),
})
