import { expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'
import type { Settings } from './Settings.ts'

/** Values of each setting that cannot work. */
const WRONG = {
  NODE_ENV: ['production', 'prod'],
  PORT: ['0', 'http'],
  SMTP_PORT: ['65536'],
  MAIL_INLET_PORT: ['x'],
  DATA_DIR: ['two\nlines'],
  API_URL: ['localhost', 'http://localhost/a'],
  INTERNAL_KEY: ['short'],
  SMS_HOOK_URL: ['http://inzrt.example/api/hooks/sms/sandbox'],
} satisfies Record<keyof typeof Settings.shape, readonly string[]>

test.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value])))(
  'S017 the sandbox refuses %s=%j by its name',
  (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^Wrong settings: ${name} must`),
    )
  },
)
