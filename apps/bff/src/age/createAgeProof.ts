import { AGE_COOKIE_SECONDS } from '@inzrt/domain/limits'
import type { Config } from '../config/Config.ts'
import { localSessionKeys } from '../session/keys/localSessionKeys.ts'
import type { AgeProvider } from './AgeProvider.ts'
import { type AgePass, declaredPass, provedPass } from './agePass.ts'
import { simulatedAge } from './simulatedAge.ts'

/** How the gate finds out that somebody is old enough; without a provider by asking. */
export type AgeProof = Readonly<{ pass: AgePass; provider: AgeProvider | null }>

const machineTime = () => Date.now()

/** The proof that the settings name. */
export const createAgeProof = (
  { ageProof, ageProofUrl, internalKey, sessionKeys, dataDir }: Config,
  wall: () => number = machineTime,
): AgeProof =>
  ageProof === 'declaration'
    ? { pass: declaredPass, provider: null }
    : {
        pass: provedPass(sessionKeys ?? localSessionKeys(dataDir), AGE_COOKIE_SECONDS * 1000, wall),
        provider: simulatedAge({ url: ageProofUrl, secret: internalKey, wall }),
      }
