import { readSettings } from '@inzrt/portal/shell/settings/readSettings.ts'

/** What this site takes from its environment, checked. */
export const env = () => readSettings(process.env)
