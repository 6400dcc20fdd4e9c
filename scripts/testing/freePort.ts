import { randomInt } from 'node:crypto'
import { isPortFree } from '../stack/isPortFree.ts'

/** Systems give ports from 32768 (Linux) or 49152 (macOS, Windows) to any connection at any moment: these are below. */
const FIRST = 20_000
const OF_A_WORKER = 400
const WORKERS = 30

/** Vitest's workers have ports of their own: none takes what another one was told and does not use yet. */
const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS
/** Somewhere among them, for somebody else's tests may run on this machine too. */
let asked = randomInt(OF_A_WORKER)

/** A port that nobody listens on, and that nobody else is given before it is listened on. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < OF_A_WORKER; tries++) {
    const port = FIRST + worker * OF_A_WORKER + (asked++ % OF_A_WORKER)
    if (await isPortFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} on is free for worker ${worker}.`)
}
