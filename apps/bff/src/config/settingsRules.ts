import type { Environment } from '@inzrt/settings/Environment'
import type { SettingsRule } from '@inzrt/settings/readEnvironment'
import { ownInternalKey } from '@inzrt/settings/settingsRules'
import { parseSessionKeys } from '../session/keys/parseSessionKeys.ts'

/** Over https visitors are real: what suits one machine only is refused. */
const withHttps =
  (rule: SettingsRule): SettingsRule =>
  (environment) => {
    const fault = environment.SCHEME === 'https' ? rule(environment) : null

    return fault && `${fault} with SCHEME=https`
  }

const readableKeys = ({ SESSION_KEYS }: Environment): string | null => {
  if (SESSION_KEYS === undefined) return null
  try {
    parseSessionKeys(SESSION_KEYS)

    return null
  } catch (error) {
    return (error as Error).message
  }
}

const hostsOf = (text = ''): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)

const hostsOfOneSite = ({ GENERAL_HOSTS, ADULT_HOSTS }: Environment): string | null => {
  const general = hostsOf(GENERAL_HOSTS)
  const both = hostsOf(ADULT_HOSTS).find((host) => general.includes(host))

  return both ? `GENERAL_HOSTS and ADULT_HOSTS both name ${both}` : null
}

/** What is wrong between settings of this process. */
export const SETTINGS_RULES: readonly SettingsRule[] = [
  readableKeys,
  hostsOfOneSite,
  // A key made by itself is for one machine; copies share theirs.
  withHttps(({ SESSION_KEYS }) => (SESSION_KEYS ? null : 'SESSION_KEYS must be set')),
  withHttps(ownInternalKey),
  ({ AGE_PROOF, AGE_SIMULATOR_URL }) =>
    AGE_PROOF === 'simulator' && !AGE_SIMULATOR_URL
      ? 'AGE_PROOF=simulator needs AGE_SIMULATOR_URL'
      : null,
  withHttps(({ AGE_SIMULATOR_URL }) =>
    AGE_SIMULATOR_URL ? 'AGE_SIMULATOR_URL, where everybody is old enough, must be left out' : null,
  ),
  withHttps(({ MOVABLE_CLOCK }) =>
    MOVABLE_CLOCK === '1' ? 'MOVABLE_CLOCK moves the time of sessions and must not be 1' : null,
  ),
]
