import { minLength } from '@inzrt/domain/lengths'
import * as z from 'zod/mini'

const address = (fallback: string) => z._default(z.url(), fallback)

const SettingsSchema = z.object({
  API_URL: address('http://127.0.0.1:4100'),
  INTERNAL_KEY: z._default(z.string().check(minLength(1)), 'local-internal-key'),
  GENERAL_ORIGIN: address('http://localhost:3000'),
  ADULT_ORIGIN: address('http://pinkpack.localhost:3000'),
  SUPPORT_EMAIL: z._default(z.email(), 'podpora@inzrt.example'),
  /** Name, seat and number of the company, as the contacts give them. */
  OPERATOR: z._default(
    z.string().check(minLength(1)),
    'Inzrt (ukázkový provoz bez skutečného provozovatele)',
  ),
  LEAVE_URL: address('https://www.seznam.cz/'),
})

/** What a site takes from its environment. */
export type Settings = z.infer<typeof SettingsSchema>

/**
 * Reads and checks the environment of a site.
 * @throws Error that names the settings at fault.
 */
export const readSettings = (
  environment: Readonly<Record<string, string | undefined>>,
): Settings => {
  const { data, error } = SettingsSchema.safeParse(environment)
  if (data) return data
  const names = error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`These settings are missing or malformed: ${names}.`)
}
