import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from './Cluster.ts'
import { postmasterPid } from './postmasterPid.ts'

const POLL_MS = 20
const GIVE_UP_MS = 10_000

/** Stops the server of a cluster: sessions end, everything is written, the process leaves. */
export const stopEmbedded = async (cluster: Cluster): Promise<void> => {
  const pid = postmasterPid(cluster)
  if (pid === null) return
  process.kill(pid, 'SIGINT')
  const giveUpAt = performance.now() + GIVE_UP_MS
  while (postmasterPid(cluster) !== null && performance.now() < giveUpAt) await delay(POLL_MS)
}
