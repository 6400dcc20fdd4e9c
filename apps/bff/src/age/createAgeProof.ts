import { AGE_COOKIE_SECONDS } from '@inzrt/rules/limits'
import type { AgeLevel } from '@inzrt/rules/session'
import type { Config } from '../config/Config.ts'
import { localSessionKeys } from '../session/keys/localSessionKeys.ts'
import type { AgeProvider } from './AgeProvider.ts'
import { type AgePass, createAgePass } from './agePass.ts'
import { simulatedAge } from './simulatedAge.ts'

/** How the gate finds out that somebody is old enough. */
export type AgeProof = Readonly<{
  pass: AgePass
  /** What the gate asks of everybody; single ads may ask for more. */
  demanded: AgeLevel
  /** Who proves it; without one, what needs a proof stays closed. */
  provider: AgeProvider | null
}>

const machineTime = () => Date.now()

/** The proof that the settings name; its provider serves the ads that need one, whatever the gate asks for. */
export const createAgeProof = (
  { ageProof, ageSimulatorUrl, internalKey, sessionKeys, dataDir }: Config,
  wall: () => number = machineTime,
): AgeProof => ({
  pass: createAgePass(sessionKeys ?? localSessionKeys(dataDir), AGE_COOKIE_SECONDS * 1000, wall),
  demanded: ageProof === 'declaration' ? 'declared' : 'proved',
  provider:
    ageSimulatorUrl === null
      ? null
      : simulatedAge({ url: ageSimulatorUrl, secret: internalKey, wall }),
})
