import { statfsSync } from 'node:fs'
import { Failure } from './Failure.mjs'

const NODE_NEEDED = 20
const FREE_GIGABYTES_NEEDED = 3

/** Stops early, in words, where the machine cannot hold the project. */
export const checkMachine = (root) => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < NODE_NEEDED)
    throw new Failure(`Node ${NODE_NEEDED} or newer is needed; this is ${process.version}.`)

  const { bavail, bsize } = statfsSync(root)
  const freeGigabytes = (bavail * bsize) / 1e9
  if (freeGigabytes < FREE_GIGABYTES_NEEDED)
    throw new Failure(
      `Only ${freeGigabytes.toFixed(1)} GB are free on this disk; ${FREE_GIGABYTES_NEEDED} GB are needed.`,
    )
}
