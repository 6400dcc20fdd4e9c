import { appendFileSync, readFileSync } from 'node:fs'
import { testSettings } from '../../scripts/stack/settings.ts'

const CLUSTER = `${testSettings.dataDir}/postgres/cluster`

/**
 * Has the database of the journeys answer before the disk has what it was told. A disk that others use may stand still for
 * seconds, which is rightly answered as an api that is too slow, and what is thrown away need not survive a power cut.
 */
export const stopWaitingForDisk = (): void => {
  appendFileSync(`${CLUSTER}/postgresql.auto.conf`, 'synchronous_commit = off\n')
  const [pid] = readFileSync(`${CLUSTER}/postmaster.pid`, 'utf8').split('\n')
  process.kill(Number(pid), 'SIGHUP')
}
