import { Environment } from '../../apps/api/src/start/settings/Environment.ts'
import { Settings } from '../../apps/bff/src/config/Settings.ts'
import { Settings as SandboxSettings } from '../../apps/sandbox/src/settings/Settings.ts'
import { SiteSettings } from '../../packages/portal/src/shell/settings/readSettings.ts'

/** The settings of each process, by the word that stands in the first column of the table in docs/operations.md. */
export const PROCESSES = {
  bff: Settings,
  'general, adult': SiteSettings,
  api: Environment,
  sandbox: SandboxSettings,
} as const
